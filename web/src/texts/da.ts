// One file for a language: all that the page says in it, but for the lessons (`course.da.ts`) and the terminal.
export default import.meta.glob<string>(["../../../locales/da/{game,bots,web,web-*,rules}.ftl", "../../../parts/*/words.da.ftl"], { query: "?raw", import: "default", eager: true });
