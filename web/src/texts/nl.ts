// One file for a language: all that the page says in it, but for what few visits need (`more.nl.ts`) and the terminal.
export default import.meta.glob<string>(["../../../locales/nl/{game,bots,rules,web,web-table,web-after,web-editor,web-lessons,web-online}.ftl", "../../../parts/*/words.nl.ftl"], { query: "?raw", import: "default", eager: true });
