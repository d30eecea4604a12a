export {
  addCertificate,
  archiveCertificate,
  certificateOf,
  certificatesOf,
  editCertificate,
  restoreCertificate,
  shownCertificates,
  addProof,
  proofOf,
} from "./certificates";
export { documentOf, documents, inForce } from "./documents";
export { editDraft, publish, reinstate, takeStandard, withdraw } from "./publishing";
export { read, readCertificates } from "./reading";
