export { RadarPage, RadarPage as Component } from "./radar-page";
