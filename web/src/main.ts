import { mount } from "svelte";
import App from "./App.svelte";
import { Keeper } from "./storage";
import "./theme.css";
import { preferred, speak } from "./words";

const target = document.getElementById("app");
if (target) {
  const keeper = new Keeper();
  const { language } = keeper.settings();
  // Nothing is shown before it can be said.
  await speak(language === "auto" ? preferred() : language);
  mount(App, { target, props: { keeper } });
}
