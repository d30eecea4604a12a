import { Elysia } from "elysia";
import { z } from "zod";
import { Facets } from "@/modules/records/conditions";
import { MatchingIds } from "@/modules/records/core";
import type { App } from "@/src/app";
import { withPageHeaders } from "@/src/http/cached-count";
import { download } from "@/src/sheets";
import { Payment } from "../model";
import { exported, list, lists } from "./listing";
import { PaymentExport, PaymentFacets, PaymentIdsQuery, PaymentQuery } from "./questions";

export const paymentListRoutes = (app: App) =>
  new Elysia({ prefix: "/payments" })
    .get(
      "",
      async ({ query, request, set }) =>
        withPageHeaders({ request, set }, await list(app, query)).payments,
      { query: PaymentQuery, response: z.array(Payment) },
    )
    .get("/facets", ({ query }) => lists.facets(app, query), {
      query: PaymentFacets,
      response: Facets,
    })
    .get("/ids", ({ query }) => lists.ids(app, query), {
      query: PaymentIdsQuery,
      response: MatchingIds,
    })
    .get("/export", async ({ query }) => download(await exported(app, query)), {
      query: PaymentExport,
    });
