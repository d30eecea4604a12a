export { CertificatesPage, CertificatesPage as Component } from "./certificates-page";
