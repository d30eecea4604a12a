export { HoursPage as Component } from "./hours-page";
