// What few visits need in one language: the steps of the lessons, and rooms.
export default import.meta.glob<string>(["../../../locales/de/{course,web-room}.ftl", "../../../parts/*/lesson.de.ftl"], { query: "?raw", import: "default", eager: true });
