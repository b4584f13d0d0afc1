// One file for a language: all that the page says in it, but for what few visits need (`more.da.ts`) and the terminal.
export default import.meta.glob<string>(["../../../locales/da/{game,bots,rules,web,web-table,web-after,web-editor,web-lessons,web-online}.ftl", "../../../parts/*/words.da.ftl"], { query: "?raw", import: "default", eager: true });
