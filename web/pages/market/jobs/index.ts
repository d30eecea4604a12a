export { JobsPage, JobsPage as Component } from "./jobs-page";
