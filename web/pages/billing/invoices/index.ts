export { InvoicesPage as Component } from "./invoices-page";
