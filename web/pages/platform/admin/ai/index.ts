export { AiTab as Component } from "./ai-tab";
