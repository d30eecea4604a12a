export { CertificatesTab as Component } from "./certificates-tab";
