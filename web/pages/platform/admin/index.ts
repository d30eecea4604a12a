export { AdminPage as Component } from "./admin-page";
