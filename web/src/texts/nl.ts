// One file for a language: all that the page says in it, but for the lessons (`course.nl.ts`) and the terminal.
export default import.meta.glob<string>(["../../../locales/nl/{game,bots,web,web-*,rules}.ftl", "../../../parts/*/words.nl.ftl"], { query: "?raw", import: "default", eager: true });
