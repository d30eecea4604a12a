export { ClientsPage, ClientsPage as Component } from "./clients-page";
