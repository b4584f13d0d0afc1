// What few visits need in one language: the steps of the lessons, and rooms.
export default import.meta.glob<string>(["../../../locales/sv/{course,web-room}.ftl", "../../../parts/*/lesson.sv.ftl"], { query: "?raw", import: "default", eager: true });
