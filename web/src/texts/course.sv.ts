// The steps of the lessons in one language.
export default import.meta.glob<string>(["../../../locales/sv/course.ftl", "../../../parts/*/lesson.sv.ftl"], { query: "?raw", import: "default", eager: true });
