import { Elysia } from "elysia";
import { z } from "zod";
import { Facets } from "@/modules/records/conditions";
import { MatchingIds } from "@/modules/records/core";
import type { App } from "@/src/app";
import { withPageHeaders } from "@/src/http/cached-count";
import { download } from "@/src/sheets";
import { Campaign } from "../model";
import { exported, list, lists } from "./listing";
import { CampaignExport, CampaignFacets, CampaignIdsQuery, CampaignQuery } from "./questions";

export const campaignListRoutes = (app: App) =>
  new Elysia({ prefix: "/campaigns" })
    .get(
      "",
      async ({ query, request, set }) =>
        withPageHeaders({ request, set }, await list(app, query)).campaigns,
      { query: CampaignQuery, response: z.array(Campaign) },
    )
    .get("/facets", ({ query }) => lists.facets(app, query), {
      query: CampaignFacets,
      response: Facets,
    })
    .get("/ids", ({ query }) => lists.ids(app, query), {
      query: CampaignIdsQuery,
      response: MatchingIds,
    })
    .get("/export", async ({ query }) => download(await exported(app, query)), {
      query: CampaignExport,
    });
