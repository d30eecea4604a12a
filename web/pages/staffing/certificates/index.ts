export { CertificatesPage as Component } from "./certificates-page";
