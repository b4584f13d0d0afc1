// What few visits need in one language: the steps of the lessons, and rooms.
export default import.meta.glob<string>(["../../../locales/da/{course,web-room}.ftl", "../../../parts/*/lesson.da.ftl"], { query: "?raw", import: "default", eager: true });
