/**
 * What the texts of messages and of campaigns may name in double braces, spelt the same in both; a person is whoever reads
 * it. What each fills is said in the glossary and beside it on the screen. Written out, so that screens without any load none.
 */
export const messagePlaceholders = [
  "person.name",
  "person.firstName",
  "person.email",
  "candidate.name",
  "candidate.firstName",
  "candidate.role",
  "candidate.location",
  "agency.name",
  "agency.email",
  "user.name",
  "user.firstName",
  "user.email",
  "user.phone",
  "client.name",
  "client.contact",
  "project.name",
  "project.location",
  "project.start",
  "deployment.position",
  "deployment.location",
  "deployment.start",
  "deployment.end",
] as const;

export const campaignPlaceholders = [
  "person.name",
  "person.firstName",
  "person.email",
  "candidate.name",
  "candidate.firstName",
  "candidate.role",
  "candidate.location",
  "agency.name",
  "agency.email",
  "user.name",
  "user.firstName",
  "user.email",
  "user.phone",
  "job.title",
  "job.place",
  "jobs.list",
] as const;

const braces = /\{\{\s*([\w.]+)\s*\}\}/g;

/** Every name that a text has in double braces, each once. */
export const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(braces)].map(([, name = ""]) => name)),
];

/** The text with something else in place of each name in braces. */
export const replacedIn = (text: string, by: (name: string, whole: string) => string): string =>
  text.replaceAll(braces, (whole, name: string) => by(name, whole));

/** The text with every name filled that has a value; the others stay and are told. */
export function filledIn(text: string, valueOf: (name: string) => string | undefined) {
  const missing = new Set<string>();
  const written = replacedIn(text, (name, whole) => {
    const value = valueOf(name);
    if (value === undefined) missing.add(name);
    return value ?? whole;
  });
  return { text: written, missing: [...missing] };
}
