export { RadarPage as Component } from "./radar-page";
