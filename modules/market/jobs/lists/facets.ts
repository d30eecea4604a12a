import { sql } from "drizzle-orm";
import { facetsOf, type Facets } from "@/modules/records/conditions";
import type { App } from "@/src/app";
import type { JobFacets } from "../questions";
import { fields } from "../rules";
import { jobs } from "../schema";
import { tallies } from "./conditions";
import { matching } from "./filter";
import { byIds } from "./named";

/** How many of those that the other filters show have each value of a field. */
export async function facets(app: App, { field, ...filter }: JobFacets): Promise<Facets> {
  const found = await facetsOf(app, {
    topic: "jobs",
    fields,
    field,
    tally: tallies[field],
    filter,
    rows: async () => sql`select ${jobs.seq} as seq from ${jobs}
      where ${(await matching(app, filter)) ?? sql`true`} order by ${jobs.seq} desc`,
  });
  const { is } = fields[field];
  return is === "skill" || is === "certificate" ? byIds(is, found) : found;
}
