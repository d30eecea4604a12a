export {
  addCertificate,
  archiveCertificate,
  certificateOf,
  certificatesOf,
  editCertificate,
  restoreCertificate,
  shownCertificates,
} from "./certificates";
export { documentOf, documents, inForce } from "./documents";
export { addProof, proofOf } from "./proof";
export { editDraft, publish, reinstate, takeStandard, withdraw } from "./publishing";
export { papersOf, read, readCertificates } from "./reading";
