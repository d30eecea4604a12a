import { Elysia } from "elysia";
import { z } from "zod";
import { Facets } from "@/modules/records/conditions";
import { MatchingIds, Moved, RecordIds } from "@/modules/records/core";
import { OverrideRequest } from "@/modules/staffing/start-checks";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { cacheable } from "@/src/http/answers/response-cache";
import { conditionalGet } from "@/src/http/etag";
import { withPageHeaders } from "@/src/http/cached-count";
import { download } from "@/src/sheets";
import {
  Accepted,
  Deployment,
  DeploymentChanges,
  DeploymentRecord,
  NewDeployment,
  PlaceMap,
  SiteQuery,
} from "./model";
import {
  Cancellation,
  DeploymentExport,
  DeploymentFacets,
  DeploymentIdsQuery,
  DeploymentQuery,
  DeploymentStart,
  OverlapQuery,
  Overlaps,
  StatusChange,
  StatusesBack,
  StatusesChange,
  StatusesMoved,
  TermsDecision,
  TermsRequest,
} from "./questions";
import * as deployments from "./verbs";
import * as places from "./lists/site-map";

const Id = z.object({ id: z.uuid() });
const TermsId = Id.extend({ termsId: z.uuid() });

export const deploymentRoutes = (app: App) =>
  new Elysia({ prefix: "/deployments" })
    .use(requestContext(app))
    .get(
      "",
      async ({ query, request, set }) =>
        withPageHeaders({ request, set }, await deployments.list(app, query)).deployments,
      {
        query: DeploymentQuery,
        response: z.array(Deployment),
        ...conditionalGet(app, "deployments", "candidates", "clients", "projects"),
      },
    )
    .get("/accepted", () => deployments.acceptedCandidates(app), { response: z.array(Accepted) })
    .get("/overlaps", ({ query }) => deployments.overlapping(app, query), {
      query: OverlapQuery,
      response: Overlaps,
    })
    .get("/export", async ({ query }) => download(await deployments.exported(app, query)), {
      query: DeploymentExport,
    })
    .get("/:id", ({ params }) => deployments.find(app, params.id), {
      params: Id,
      response: DeploymentRecord,
      ...cacheable(app),
    })
    .post(
      "",
      async ({ acting, body, status }) => status(201, await deployments.add(acting, body)),
      {
        body: NewDeployment,
        response: { 201: DeploymentRecord },
      },
    )
    .patch("/:id", ({ acting, params, body }) => deployments.edit(acting, params.id, body), {
      params: Id,
      body: DeploymentChanges,
      response: DeploymentRecord,
    });

/** Where a deployment stands: status, cancellation, archive; and which ones a filter shows. */
export const deploymentStepRoutes = (app: App) =>
  new Elysia({ prefix: "/deployments" })
    .use(requestContext(app))
    .get("/facets", ({ query }) => deployments.facets(app, query), {
      query: DeploymentFacets,
      response: Facets,
    })
    .get("/ids", ({ query }) => deployments.matchingIds(app, query), {
      query: DeploymentIdsQuery,
      response: MatchingIds,
    })
    .post(
      "/:id/status",
      ({ acting, params, body }) => deployments.setStatus(acting, params.id, body),
      {
        params: Id,
        body: StatusChange,
        response: DeploymentRecord,
      },
    )
    .post(
      "/:id/cancellation",
      ({ acting, params, body }) => deployments.cancel(acting, params.id, body),
      {
        params: Id,
        body: Cancellation,
        response: DeploymentRecord,
      },
    );

/** What is done with several at once. */
export const deploymentBulkRoutes = (app: App) =>
  new Elysia({ prefix: "/deployments" })
    .use(requestContext(app))
    .post("/statuses", ({ acting, body }) => deployments.setStatuses(acting, body), {
      body: StatusesChange,
      response: StatusesMoved,
    })
    .delete("/statuses", ({ acting, body }) => deployments.unsetStatuses(acting, body), {
      body: StatusesBack,
      response: Moved,
    })
    .post("/archivals", ({ acting, body }) => deployments.archive(acting, body.ids), {
      body: RecordIds,
      response: Moved,
    })
    .delete("/archivals", ({ acting, body }) => deployments.restore(acting, body.ids), {
      body: RecordIds,
      response: Moved,
    });

/** What was agreed, and what a start asks for. */
export const deploymentTermRoutes = (app: App) =>
  new Elysia({ prefix: "/deployments" })
    .use(requestContext(app))
    .get("/:id/start", ({ acting, params }) => deployments.startOf(acting, params.id), {
      params: Id,
      response: DeploymentStart,
    })
    .post(
      "/:id/overrides",
      ({ acting, params, body }) => deployments.askOverride(acting, params.id, body),
      { params: Id, body: OverrideRequest, response: DeploymentStart },
    )
    .post(
      "/:id/terms",
      ({ acting, params, body }) => deployments.askTerms(acting, params.id, body),
      {
        params: Id,
        body: TermsRequest,
        response: DeploymentRecord,
      },
    )
    .post(
      "/:id/terms/:termsId/decision",
      ({ acting, params, body }) => deployments.decideTerms(acting, params, body),
      { params: TermsId, body: TermsDecision, response: DeploymentRecord },
    );

export const placeRoutes = (app: App) =>
  new Elysia({ prefix: "/places" })
    .get("/deployments", () => places.ofDeployments(app), { response: PlaceMap })
    .get("/sites", ({ query }) => places.ofSites(app, query), {
      query: SiteQuery,
      response: PlaceMap,
    });
