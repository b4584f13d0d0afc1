// One file for a language: all that the page says in it. The messages of the terminal are left out.
export default import.meta.glob<string>(["../../../locales/nl/{game,bots,web,web-*,rules}.ftl", "../../../parts/*/words.nl.ftl"], { query: "?raw", import: "default", eager: true });
