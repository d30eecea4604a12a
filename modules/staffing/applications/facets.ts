import { sql } from "drizzle-orm";
import { candidateTallies } from "@/modules/crm/candidates";
import { candidateRows } from "@/modules/crm/candidates/read-model";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import { type CountedIn, facetsOf, type Tally, valuesIn } from "@/modules/records/conditions";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { lookedUp } from "./conditions";
import { matching } from "./filter";
import type { ApplicationFacets } from "./questions";
import { fields } from "./rules";
import { applications } from "./schema";

const picked = sql`picked join applications on applications.rowid = picked.seq`;
const valuesOf = valuesIn(picked);
const candidateId = sql`${applications.candidateId}`;

const joined = sql`${applications}
  join ${jobs} on ${jobs.id} = ${applications.jobId}
  join ${candidateRows} on ${candidateRows.id} = ${applications.candidateId}`;

const tallies = {
  status: valuesOf(applications.status),
  origin: valuesOf(applications.origin),
  relocate: valuesOf(applications.relocate),
  employer: () => sql`select min(${jobs.company}) over (partition by ${jobs.companyKey}) as value,
    picked.seq from ${picked} join ${jobs} on ${jobs.id} = ${applications.jobId}
    where ${jobs.companyKey} is not null`,
  holds: (today) => candidateTallies.holds(picked, candidateId, today),
  skill: () => candidateTallies.skill(picked, candidateId),
  language: () => candidateTallies.language(picked, candidateId),
} satisfies Record<CountedIn<typeof fields>, Tally>;

/** How many of those that the other filters show have each value of a field. */
export const facets = (app: App, { field, ...filter }: ApplicationFacets) =>
  facetsOf(app, {
    topic: "applications",
    fields,
    field,
    tally: tallies[field],
    filter,
    rows: async () => {
      const wanted = matching(await lookedUp(app, filter), utcToday(app));
      return sql`select ${applications}.rowid as seq from ${joined}
        where ${wanted} order by ${applications}.rowid desc`;
    },
  });
