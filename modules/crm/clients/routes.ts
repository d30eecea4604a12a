import { Elysia } from "elysia";
import { z } from "zod";
import { Facets } from "@/modules/records/conditions";
import { MatchingIds, Moved, RecordIds } from "@/modules/records/core";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { cacheable } from "@/src/http/answers/response-cache";
import { conditionalGet } from "@/src/http/etag";
import { withPageHeaders } from "@/src/http/cached-count";
import { download } from "@/src/sheets";
import { Client, ClientChanges, ClientRecord, NewClient } from "./model";
import {
  ClientExport,
  ClientFacets,
  ClientIdsQuery,
  ClientQuery,
  Duplicate,
  DuplicateQuery,
  StatusChange,
  StatusesBack,
  StatusesChange,
  StatusesMoved,
  TierChange,
} from "./lists/questions";
import * as clients from "./verbs";

const Id = z.object({ id: z.uuid() });

export const clientRoutes = (app: App) =>
  new Elysia({ prefix: "/clients" })
    .use(requestContext(app))
    .get(
      "",
      async ({ query, request, set }) =>
        withPageHeaders({ request, set }, await clients.list(app, query)).clients,
      { query: ClientQuery, response: z.array(Client), ...conditionalGet(app, "clients") },
    )
    .get("/duplicates", ({ query }) => clients.duplicates(app, query), {
      query: DuplicateQuery,
      response: z.array(Duplicate),
    })
    .get("/facets", ({ query }) => clients.facets(app, query), {
      query: ClientFacets,
      response: Facets,
    })
    .get("/ids", ({ query }) => clients.matchingIds(app, query), {
      query: ClientIdsQuery,
      response: MatchingIds,
    })
    .get("/export", async ({ query }) => download(await clients.exported(app, query)), {
      query: ClientExport,
    })
    .get("/:id", ({ params }) => clients.find(app, params.id), {
      params: Id,
      response: ClientRecord,
      ...cacheable(app),
    })
    .patch("/:id", ({ acting, params, body }) => clients.edit(acting, params.id, body), {
      params: Id,
      body: ClientChanges,
      response: ClientRecord,
    });

/** Where a client stands: status, tier, archive. */
export const clientStepRoutes = (app: App) =>
  new Elysia({ prefix: "/clients" })
    .use(requestContext(app))
    .post("", async ({ acting, body, status }) => status(201, await clients.add(acting, body)), {
      body: NewClient,
      response: { 201: ClientRecord },
    })
    .post("/:id/status", ({ acting, params, body }) => clients.setStatus(acting, params.id, body), {
      params: Id,
      body: StatusChange,
      response: ClientRecord,
    })
    .post("/:id/tier", ({ acting, params, body }) => clients.setTier(acting, params.id, body), {
      params: Id,
      body: TierChange,
      response: ClientRecord,
    })
    .post("/statuses", ({ acting, body }) => clients.setStatuses(acting, body), {
      body: StatusesChange,
      response: StatusesMoved,
    })
    .delete("/statuses", ({ acting, body }) => clients.unsetStatuses(acting, body), {
      body: StatusesBack,
      response: Moved,
    })
    .post("/archivals", ({ acting, body }) => clients.archive(acting, body.ids), {
      body: RecordIds,
      response: Moved,
    })
    .delete("/archivals", ({ acting, body }) => clients.restore(acting, body.ids), {
      body: RecordIds,
      response: Moved,
    });
