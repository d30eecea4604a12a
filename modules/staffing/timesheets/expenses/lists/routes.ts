import { Elysia } from "elysia";
import { z } from "zod";
import { Facets } from "@/modules/records/conditions";
import { MatchingIds } from "@/modules/records/core";
import type { App } from "@/src/app";
import { withPageHeaders } from "@/src/http/cached-count";
import { download } from "@/src/sheets";
import { ListedExpense } from "../../model";
import { exported, list, lists } from "./listing";
import { ExpenseExport, ExpenseFacets, ExpenseIdsQuery, ExpenseQuery } from "./questions";

export const expenseListRoutes = (app: App) =>
  new Elysia({ prefix: "/expenses" })
    .get(
      "",
      async ({ query, request, set }) =>
        withPageHeaders({ request, set }, await list(app, query)).expenses,
      { query: ExpenseQuery, response: z.array(ListedExpense) },
    )
    .get("/facets", ({ query }) => lists.facets(app, query), {
      query: ExpenseFacets,
      response: Facets,
    })
    .get("/ids", ({ query }) => lists.ids(app, query), {
      query: ExpenseIdsQuery,
      response: MatchingIds,
    })
    .get("/export", async ({ query }) => download(await exported(app, query)), {
      query: ExpenseExport,
    });
