export { TasksPage, TasksPage as Component } from "./tasks-page";
