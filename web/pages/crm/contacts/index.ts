export { ContactsPage as Component } from "./contacts-page";
