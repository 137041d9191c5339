import "@fontsource/alegreya-sans/400.css";
import "@fontsource/alegreya-sans/700.css";
import "@fontsource/alegreya/700.css";
import "./page.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { speak, storedLanguage } from "./lib/say.svelte";

await speak(storedLanguage());
const target = document.getElementById("page");
if (target) mount(App, { target });
