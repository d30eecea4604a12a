export { UsersTab as Component } from "./users-tab";
