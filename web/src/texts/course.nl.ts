// The steps of the lessons in one language.
export default import.meta.glob<string>(["../../../locales/nl/course.ftl", "../../../parts/*/lesson.nl.ftl"], { query: "?raw", import: "default", eager: true });
