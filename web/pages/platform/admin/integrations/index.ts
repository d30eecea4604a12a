export { IntegrationsTab as Component } from "./integrations-tab";
