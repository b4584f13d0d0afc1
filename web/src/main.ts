import { mount } from "svelte";
import App from "./App.svelte";
import { dress } from "./dress";
import { loadFont } from "./font";
import { app } from "./offline/app.svelte";
import { Keeper } from "./storage";
import "./theme.css";
import { preferred, speak } from "./words";

const target = document.getElementById("app");
if (target) {
  const keeper = new Keeper();
  const settings = keeper.settings();
  dress(settings);
  // Nothing is shown before it can be said; a language that cannot be loaded is tried again by the page, which tells.
  const spoken = speak(settings.language === "auto" ? preferred() : settings.language).catch(() => speak("en").catch(() => {}));
  await Promise.all([spoken, keeper.recover()]);
  mount(App, { target, props: { keeper } });
  loadFont();
  if (import.meta.env.PROD) app.start();
}
