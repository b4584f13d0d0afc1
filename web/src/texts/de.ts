// One file for a language: all that the page says in it, but for the lessons (`course.de.ts`) and the terminal.
export default import.meta.glob<string>(["../../../locales/de/{game,bots,web,web-*,rules}.ftl", "../../../parts/*/words.de.ftl"], { query: "?raw", import: "default", eager: true });
