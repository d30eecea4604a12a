import { Elysia } from "elysia";
import { z } from "zod";
import { Facets } from "@/modules/records/conditions";
import { MatchingIds } from "@/modules/records/core";
import type { App } from "@/src/app";
import { cacheable } from "@/src/http/answers/response-cache";
import { withPageHeaders } from "@/src/http/cached-count";
import { download } from "@/src/sheets";
import {
  EndingCertificate,
  ExpiryCounts,
  ExpiryExport,
  ExpiryFacets,
  ExpiryIdsQuery,
  ExpiryQuery,
} from "./model";
import * as expiry from "./verbs";

export const expiryRoutes = (app: App) =>
  new Elysia({ prefix: "/certificates" })
    .get(
      "",
      async ({ query, request, set }) =>
        withPageHeaders({ request, set }, await expiry.list(app, query)).certificates,
      { query: ExpiryQuery, response: z.array(EndingCertificate), ...cacheable(app) },
    )
    .get("/facets", ({ query }) => expiry.facets(app, query), {
      query: ExpiryFacets,
      response: Facets,
    })
    .get("/ids", ({ query }) => expiry.matchingIds(app, query), {
      query: ExpiryIdsQuery,
      response: MatchingIds,
    })
    .get("/export", async ({ query }) => download(await expiry.exported(app, query)), {
      query: ExpiryExport,
    })
    .get("/counts", () => expiry.counts(app), { response: ExpiryCounts, ...cacheable(app) });
