export {
  addCertificate,
  archiveCertificate,
  certificateOf,
  certificatesOf,
  editCertificate,
  restoreCertificate,
  shownCertificates,
} from "./certificates";
export { addProof, proofOf } from "./proof";
