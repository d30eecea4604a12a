export { CampaignsTab as Component } from "./campaigns-tab";
