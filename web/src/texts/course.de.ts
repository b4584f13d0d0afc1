// The steps of the lessons in one language.
export default import.meta.glob<string>(["../../../locales/de/course.ftl", "../../../parts/*/lesson.de.ftl"], { query: "?raw", import: "default", eager: true });
