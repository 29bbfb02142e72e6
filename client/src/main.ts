import "./styles/app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startLanguage } from "./i18n/i18n.svelte";
import { openBeside } from "./rulebook/rulebook.svelte";
import { startRouter } from "./shell/router.svelte";
import { applySettings } from "./device/settings.svelte";

applySettings();
startRouter(openBeside);
await startLanguage();
mount(App, { target: document.getElementById("app")! });
