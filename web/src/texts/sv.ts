// One file for a language: all that the page says in it, but for the lessons (`course.sv.ts`) and the terminal.
export default import.meta.glob<string>(["../../../locales/sv/{game,bots,web,web-*,rules}.ftl", "../../../parts/*/words.sv.ftl"], { query: "?raw", import: "default", eager: true });
