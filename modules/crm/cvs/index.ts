export * from "./model";
export * from "./rules";
export * as cvs from "./service";
export type { Listed } from "./readers/certificates";

/** Reads one entry of a list of papers; it comes with the readers of CVs, whose words are made when they are first loaded. */
export const paperReader = async () => (await import("./readers/certificates")).listedPaper;
