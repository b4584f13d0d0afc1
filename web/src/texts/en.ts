// One file for a language: all that the page says in it, but for the lessons (`course.en.ts`) and the terminal.
export default import.meta.glob<string>(["../../../locales/en/{game,bots,web,web-*,rules}.ftl", "../../../parts/*/words.en.ftl"], { query: "?raw", import: "default", eager: true });
