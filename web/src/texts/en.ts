// One file for a language: all that the page says in it, but for what few visits need (`more.en.ts`) and the terminal.
export default import.meta.glob<string>(["../../../locales/en/{game,bots,rules,web,web-table,web-after,web-editor,web-lessons,web-online}.ftl", "../../../parts/*/words.en.ftl"], { query: "?raw", import: "default", eager: true });
