export { LegalPage as Component } from "./legal-page";
