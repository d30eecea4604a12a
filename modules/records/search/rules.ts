/** What can be found, in the order in which kinds are shown: people first. */
export const searchKinds = [
  "candidate",
  "contact",
  "client",
  "project",
  "deployment",
  "application",
  "job",
  "lead",
  "file",
  "note",
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** By what something was found, the surest first. `similar` is a name that is spelt a little differently. */
export const reasons = [
  "number",
  "email",
  "phone",
  "name",
  "certificate",
  "skill",
  "similar",
  "words",
  "recent",
] as const;
export type Reason = (typeof reasons)[number];

/** Of each kind, and in all. */
export const mostOfKind = 6;
export const mostFound = 30;
export const longestSearch = 200;
