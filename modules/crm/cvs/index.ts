export * from "./model";
export * from "./rules";
export * as cvs from "./service";
export type { CertificateEntry } from "./readers/certificates";

/** Parses one entry of a list of certificates. Imported when asked for: the word lists of the CV readers cost a start. */
export const certificateReader = async () =>
  (await import("./readers/certificates")).readCertificateEntry;
