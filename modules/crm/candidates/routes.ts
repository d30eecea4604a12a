import { Elysia } from "elysia";
import { z } from "zod";
import { Facets } from "@/modules/records/conditions";
import { MatchingIds, Moved, RecordIds } from "@/modules/records/core";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { cacheable } from "@/src/http/answers/response-cache";
import { conditionalGet } from "@/src/http/etag";
import { withPageHeaders } from "@/src/http/cached-count";
import { catalogue } from "./lists/catalogue";
import {
  Candidate,
  CandidateChanges,
  CandidateRecord,
  NewCandidate,
  StatusChange,
  StatusesBack,
  StatusesChange,
  StatusesMoved,
} from "./model";
import {
  CandidateFacets,
  CandidateIdsQuery,
  CandidateQuery,
  Catalogue,
  Duplicate,
  DuplicateQuery,
} from "./lists/questions";
import { CandidateExport } from "./lists/export";
import * as candidates from "./verbs";

const Id = z.object({ id: z.uuid() });

export const candidateRoutes = (app: App) =>
  new Elysia({ prefix: "/candidates" })
    .use(requestContext(app))
    .get(
      "",
      async ({ query, request, set }) =>
        withPageHeaders({ request, set }, await candidates.list(app, query)).candidates,
      { query: CandidateQuery, response: z.array(Candidate), ...conditionalGet(app, "candidates") },
    )
    .get("/:id", ({ params }) => candidates.find(app, params.id), {
      params: Id,
      response: CandidateRecord,
      ...cacheable(app),
    })
    .post("", async ({ acting, body, status }) => status(201, await candidates.add(acting, body)), {
      body: NewCandidate,
      response: { 201: CandidateRecord },
    })
    .patch("/:id", ({ acting, params, body }) => candidates.edit(acting, params.id, body), {
      params: Id,
      body: CandidateChanges,
      response: CandidateRecord,
    })
    .post(
      "/:id/status",
      ({ acting, params, body }) => candidates.setStatus(acting, params.id, body),
      { params: Id, body: StatusChange, response: CandidateRecord },
    )
    .post("/archivals", ({ acting, body }) => candidates.archive(acting, body.ids), {
      body: RecordIds,
      response: Moved,
    })
    .delete("/archivals", ({ acting, body }) => candidates.restore(acting, body.ids), {
      body: RecordIds,
      response: Moved,
    });

/** One status for several, and the way back. */
export const candidateStatusRoutes = (app: App) =>
  new Elysia({ prefix: "/candidates" })
    .use(requestContext(app))
    .post("/statuses", ({ acting, body }) => candidates.setStatuses(acting, body), {
      body: StatusesChange,
      response: StatusesMoved,
    })
    .delete("/statuses", ({ acting, body }) => candidates.unsetStatuses(acting, body), {
      body: StatusesBack,
      response: Moved,
    });

/** What is asked around the records: known names, duplicates, tables. */
export const candidateLookupRoutes = (app: App) =>
  new Elysia({ prefix: "/candidates" })
    .get("/catalogue", () => catalogue(), { response: Catalogue })
    .get("/facets", ({ query }) => candidates.facets(app, query), {
      query: CandidateFacets,
      response: Facets,
    })
    .get("/ids", ({ query }) => candidates.matchingIds(app, query), {
      query: CandidateIdsQuery,
      response: MatchingIds,
    })
    .get("/export", ({ query }) => candidates.exported(app, query), { query: CandidateExport })
    .get("/duplicates", ({ query }) => candidates.duplicates(app, query), {
      query: DuplicateQuery,
      response: z.array(Duplicate),
    })
    .get("/:id/duplicates", ({ params }) => candidates.duplicatesOf(app, params.id), {
      params: Id,
      response: z.array(Duplicate),
    });
