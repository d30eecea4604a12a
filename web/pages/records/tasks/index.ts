export { TasksPage as Component } from "./tasks-page";
