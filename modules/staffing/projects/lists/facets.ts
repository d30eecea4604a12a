import { sql } from "drizzle-orm";
import { facetsOf } from "@/modules/records/conditions";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import type { ProjectFacets } from "../questions";
import { fields } from "../rules";
import { projects } from "../schema";
import { lookedUp, tallies } from "./conditions";
import { matching } from "./filter";

/** How many of those that the other filters show have each value of a field. */
export const facets = (app: App, { field, ...filter }: ProjectFacets) =>
  facetsOf(app, {
    topic: "projects",
    fields,
    field,
    tally: tallies[field],
    filter,
    rows: async () => sql`select ${projects.seq} as seq from ${projects}
      where ${matching(await lookedUp(app, filter), utcToday(app))} order by ${projects.seq} desc`,
  });
