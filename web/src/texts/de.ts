// One file for a language: all that the page says in it, but for what few visits need (`more.de.ts`) and the terminal.
export default import.meta.glob<string>(["../../../locales/de/{game,bots,rules,web,web-table,web-after,web-editor,web-lessons,web-online}.ftl", "../../../parts/*/words.de.ftl"], { query: "?raw", import: "default", eager: true });
