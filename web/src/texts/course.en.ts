// The steps of the lessons in one language.
export default import.meta.glob<string>(["../../../locales/en/course.ftl", "../../../parts/*/lesson.en.ftl"], { query: "?raw", import: "default", eager: true });
