// One file for a language: all that the page says in it, but for the lessons (`course.ftl`) and the terminal.
export default import.meta.glob<string>("../../../locales/sv/{game,bots,web,web-*,rules}.ftl", { query: "?raw", import: "default", eager: true });
