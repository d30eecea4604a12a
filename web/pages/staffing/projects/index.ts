export { ProjectsPage, ProjectsPage as Component } from "./projects-page";
