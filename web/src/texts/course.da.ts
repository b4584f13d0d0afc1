// The steps of the lessons in one language.
export default import.meta.glob<string>(["../../../locales/da/course.ftl", "../../../parts/*/lesson.da.ftl"], { query: "?raw", import: "default", eager: true });
