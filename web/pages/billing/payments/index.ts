export { PaymentsPage as Component } from "./payments-page";
