import { remembered as inTimeline } from "@/modules/market/jobs";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import type { PublicationRow } from "./shape";

/** How the timeline of a job calls what is done with its page, beside what happens to its ads. */
const events = {
  published: "published",
  edited: "publication-edited",
  withdrawn: "publication-withdrawn",
} as const;
export type Verb = keyof typeof events;
export type Changes = Record<string, [string | null, string | null]>;

export const remembered = (app: App, jobId: string, verb: Verb, changes?: Changes): Write =>
  inTimeline(app, jobId, events[verb], changes);

type Told = Pick<
  PublicationRow,
  "title" | "company" | "city" | "salaryFromCents" | "salaryToCents"
>;

/** What the public reads otherwise from now on, by the names that fields of a job have. */
export function differing(before: Told, after: Told): Changes {
  const [was, is] = [told(before), told(after)];
  const changes = Object.entries(is).map(([field, value]): [string, Changes[string]] => [
    field,
    [was[field] ?? null, value],
  ]);
  return Object.fromEntries(changes.filter(([, [before, after]]) => before !== after));
}

const told = (row: Told): Record<string, string | null> => ({
  ...{ title: row.title, company: row.company, location: row.city },
  salary: `€${row.salaryFromCents / 100} – €${row.salaryToCents / 100}`,
});
