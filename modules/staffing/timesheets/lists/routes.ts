import { Elysia } from "elysia";
import { z } from "zod";
import { Facets } from "@/modules/records/conditions";
import { MatchingIds } from "@/modules/records/core";
import type { App } from "@/src/app";
import { withPageHeaders } from "@/src/http/cached-count";
import { download } from "@/src/sheets";
import { Timesheet } from "../model";
import { exported, list, lists } from "./listing";
import { TimesheetExport, TimesheetFacets, TimesheetIdsQuery, TimesheetQuery } from "./questions";

export const timesheetListRoutes = (app: App) =>
  new Elysia({ prefix: "/timesheets" })
    .get(
      "",
      async ({ query, request, set }) =>
        withPageHeaders({ request, set }, await list(app, query)).timesheets,
      { query: TimesheetQuery, response: z.array(Timesheet) },
    )
    .get("/facets", ({ query }) => lists.facets(app, query), {
      query: TimesheetFacets,
      response: Facets,
    })
    .get("/ids", ({ query }) => lists.ids(app, query), {
      query: TimesheetIdsQuery,
      response: MatchingIds,
    })
    .get("/export", async ({ query }) => download(await exported(app, query)), {
      query: TimesheetExport,
    });
