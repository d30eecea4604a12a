export { ActivitiesTab as Component } from "./activities-tab";
