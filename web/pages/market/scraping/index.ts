export { ScrapingPage as Component } from "./scraping-page";
