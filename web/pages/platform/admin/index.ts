export { AdminPage, AdminPage as Component } from "./admin-page";
