import { sql } from "drizzle-orm";
import { facetsOf } from "@/modules/records/conditions";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import type { DeploymentFacets } from "../questions";
import { fields } from "../rules";
import { deployments } from "../schema";
import { lookedUp, tallies } from "./conditions";
import { matching } from "./filter";

/** How many of those that the other filters show have each value of a field. */
export const facets = (app: App, { field, ...filter }: DeploymentFacets) =>
  facetsOf(app, {
    topic: "deployments",
    fields,
    field,
    tally: tallies[field],
    filter,
    rows: async () => sql`select ${deployments.seq} as seq from ${deployments}
      where ${matching(await lookedUp(app, filter), utcToday(app))} order by ${deployments.seq} desc`,
  });
