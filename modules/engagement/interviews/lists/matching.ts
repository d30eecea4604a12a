import { and, gt, sql } from "drizzle-orm";
import { facetsOf } from "@/modules/records/conditions";
import { idsAtOnce, type MatchingIds } from "@/modules/records/core";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { headWords } from "@/modules/platform/texts";
import { type ExportFile, fileOf, type Sheet } from "@/src/sheets";
import type { Interview } from "../model";
import type { InterviewExport, InterviewFacets, InterviewIdsQuery } from "../questions";
import { fields } from "../rules";
import { interviews } from "../schema";
import { lookedUp, tallies } from "./conditions";
import { matching } from "./filter";
import { everyOne, placesBy, withOthers } from "./listing";

/** The ids of all that a filter shows, for what is done with all of them. */
export async function matchingIds(
  app: App,
  { after: begin = 0, ...filter }: InterviewIdsQuery,
): Promise<MatchingIds> {
  const wanted = matching(app, await lookedUp(app, filter));
  const rows = await placesBy(app, { by: interviews.seq, direction: "ascending" })
    .where(and(wanted, gt(interviews.seq, begin)))
    .limit(idsAtOnce + 1);
  const page = rows.slice(0, idsAtOnce);
  const next = rows.length > idsAtOnce ? (page.at(-1)?.seq ?? null) : null;
  return { ids: page.map(({ id }) => id), next };
}

/** Exactly what the filter shows, all pages of it, in the order of the screen. */
export async function exported(
  app: App,
  { format, ...asked }: InterviewExport,
): Promise<ExportFile> {
  const rows = await everyOne(app, asked);
  const name = `interviews-${utcToday(app)}`;
  return fileOf(format, { name, title: "Interviews", heads: headWords, columns: cells, rows });
}

const cells: Sheet<Interview>["columns"] = {
  Number: ({ number }) => number,
  Begins: ({ scheduledAt }) => scheduledAt,
  Ends: ({ endsAt }) => endsAt,
  "Time zone": ({ timezone }) => timezone,
  Candidate: ({ candidateName }) => candidateName,
  Type: ({ type }) => type,
  Round: ({ round }) => round,
  Status: ({ status }) => status,
  Result: ({ result }) => result,
  Interviewers: ({ people }) => people.map(({ name }) => name).join(", "),
  Client: ({ clientName }) => clientName,
  Project: ({ projectName }) => projectName,
  Job: ({ jobTitle }) => jobTitle,
  Score: ({ score }) => score,
};

/** How many of those that the other filters show have each value of a field. */
export const facets = (app: App, { field, ...filter }: InterviewFacets) =>
  facetsOf(app, {
    topic: "engagement",
    fields,
    field,
    tally: tallies[field],
    filter: { ...filter, asker: app.actor.id, minute: app.now().toISOString().slice(0, 16) },
    rows: async () => {
      const wanted = matching(app, await lookedUp(app, filter)) ?? sql`true`;
      return sql`select ${interviews.seq} as seq from ${withOthers} where ${wanted}
        order by ${interviews.seq} desc`;
    },
  });
