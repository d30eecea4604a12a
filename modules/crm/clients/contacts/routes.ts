import { Elysia } from "elysia";
import { z } from "zod";
import { Facets } from "@/modules/records/conditions";
import { MatchingIds } from "@/modules/records/core";
import type { App } from "@/src/app";
import { withPageHeaders } from "@/src/http/cached-count";
import { conditionalGet } from "@/src/http/etag";
import { download } from "@/src/sheets";
import * as contacts from "./listing";
import { ListedContact } from "../model";
import { ContactExport, ContactFacets, ContactIdsQuery, ContactQuery } from "./questions";

export const contactRoutes = (app: App) =>
  new Elysia({ prefix: "/contacts" })
    .get(
      "",
      async ({ query, request, set }) =>
        withPageHeaders({ request, set }, await contacts.list(app, query)).contacts,
      { query: ContactQuery, response: z.array(ListedContact), ...conditionalGet(app, "clients") },
    )
    .get("/facets", ({ query }) => contacts.facets(app, query), {
      query: ContactFacets,
      response: Facets,
    })
    .get("/ids", ({ query }) => contacts.matchingIds(app, query), {
      query: ContactIdsQuery,
      response: MatchingIds,
    })
    .get("/export", async ({ query }) => download(await contacts.exported(app, query)), {
      query: ContactExport,
    });
