export { LegalPage, LegalPage as Component } from "./legal-page";
