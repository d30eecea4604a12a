import { sql } from "drizzle-orm";
import { facetsOf } from "@/modules/records/conditions";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import type { ClientFacets } from "./questions";
import { fields } from "../rules";
import { clients } from "../schema";
import { lookedUp, tallies } from "./conditions";
import { matching } from "./filter";

/** How many of those that the other filters show have each value of a field. */
export const facets = (app: App, { field, ...filter }: ClientFacets) =>
  facetsOf(app, {
    topic: "clients",
    fields,
    field,
    tally: tallies[field],
    filter,
    rows: async () => sql`select ${clients.seq} as seq from ${clients}
      where ${matching(await lookedUp(app, filter), utcToday(app))} order by ${clients.seq} desc`,
  });
