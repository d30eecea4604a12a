export { RetentionTab as Component } from "./retention-tab";
