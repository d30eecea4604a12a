import type { TextName } from "./locales";
import type { Page } from "./state/first-load";

export type Screen = {
  /** Its folder in web/pages/<wing>. */
  page: string;
  paths: string[];
  /** The texts it speaks; only these are loaded with it. */
  texts: TextName[];
  /** What it asks the server for first where its address says nothing more; asked along with the document. */
  asks?: readonly string[];
  load: () => Promise<Page>;
};

/** Screens that draw the list of a kind of record, which the address of a record alone does without. */
export const withList: ReadonlySet<string> = new Set([
  "jobs",
  "candidates",
  "clients",
  "projects",
  "deployments",
]);
