// One file for a language: it is loaded when somebody opens the rules in it.
export default import.meta.glob<string>(["../../../../parts/*/rules.en.md", "../../../../locales/en/rules/*.md"], {
  query: "?raw",
  import: "default",
  eager: true,
});
