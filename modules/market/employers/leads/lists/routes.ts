import { Elysia } from "elysia";
import { z } from "zod";
import { Facets } from "@/modules/records/conditions";
import { MatchingIds } from "@/modules/records/core";
import type { App } from "@/src/app";
import { withPageHeaders } from "@/src/http/cached-count";
import { conditionalGet } from "@/src/http/etag";
import { download } from "@/src/sheets";
import { Lead } from "../../model";
import { exported, list, lists } from "./listing";
import { LeadExport, LeadFacets, LeadIdsQuery, LeadQuery } from "./questions";

export const leadListRoutes = (app: App) =>
  new Elysia({ prefix: "/leads" })
    .get(
      "",
      async ({ query, request, set }) =>
        withPageHeaders({ request, set }, await list(app, query)).leads,
      { query: LeadQuery, response: z.array(Lead), ...conditionalGet(app, "employers") },
    )
    .get("/facets", ({ query }) => lists.facets(app, query), {
      query: LeadFacets,
      response: Facets,
    })
    .get("/ids", ({ query }) => lists.ids(app, query), {
      query: LeadIdsQuery,
      response: MatchingIds,
    })
    .get("/export", async ({ query }) => download(await exported(app, query)), {
      query: LeadExport,
    });
