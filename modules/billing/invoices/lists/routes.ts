import { Elysia } from "elysia";
import { z } from "zod";
import { Facets } from "@/modules/records/conditions";
import { MatchingIds } from "@/modules/records/core";
import type { App } from "@/src/app";
import { withPageHeaders } from "@/src/http/cached-count";
import { download } from "@/src/sheets";
import { Invoice } from "../model";
import { exported } from "./exporting";
import { list, lists } from "./listing";
import { InvoiceExport, InvoiceFacets, InvoiceIdsQuery, InvoiceQuery } from "./questions";

export const invoiceListRoutes = (app: App) =>
  new Elysia({ prefix: "/invoices" })
    .get(
      "",
      async ({ query, request, set }) =>
        withPageHeaders({ request, set }, await list(app, query)).items,
      { query: InvoiceQuery, response: z.array(Invoice) },
    )
    .get("/facets", ({ query }) => lists.facets(app, query), {
      query: InvoiceFacets,
      response: Facets,
    })
    .get("/ids", ({ query }) => lists.ids(app, query), {
      query: InvoiceIdsQuery,
      response: MatchingIds,
    })
    .get("/export", async ({ query }) => download(await exported(app, query)), {
      query: InvoiceExport,
    });
