import { Elysia } from "elysia";
import { z } from "zod";
import { CvReading } from "@/modules/crm/cvs";
import { Facets } from "@/modules/records/conditions";
import { MatchingIds, Moved } from "@/modules/records/core";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { cacheable } from "@/src/http/answers/response-cache";
import { withPageHeaders } from "@/src/http/cached-count";
import { download } from "@/src/sheets";
import {
  AddedApplications,
  Application,
  ApplicationChanges,
  ApplicationCounts,
  ApplicationIds,
  ApplicationRecord,
  ApplicationStep,
  NewApplications,
  StatusesBack,
  StatusesChange,
  StatusesMoved,
  Withdrawn,
} from "./model";
import {
  ApplicationExport,
  ApplicationFacets,
  ApplicationIdsQuery,
  ApplicationQuery,
} from "./questions";
import * as applications from "./verbs";

const Id = z.object({ id: z.uuid() });

export const applicationRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get(
      "/applications",
      async ({ query, ...context }) =>
        withPageHeaders(context, await applications.list(app, query)).applications,
      { query: ApplicationQuery, response: z.array(Application), ...cacheable(app) },
    )
    .get("/applications/counts", () => applications.counts(app), {
      response: ApplicationCounts,
      ...cacheable(app),
    })
    .get("/applications/:id", ({ params }) => applications.findWithAnswers(app, params.id), {
      params: Id,
      response: ApplicationRecord,
    })
    .get("/applications/:id/proposals", ({ params }) => applications.proposals(app, params.id), {
      params: Id,
      response: CvReading,
    })
    .get("/applications/:id/history", ({ params }) => applications.historyOf(app, params.id), {
      params: Id,
      response: z.array(ApplicationStep),
    })
    .patch(
      "/applications/:id",
      ({ acting, params, body }) => applications.edit(acting, params.id, body),
      {
        params: Id,
        body: ApplicationChanges,
        response: Application,
      },
    );

/** What is asked of and done with all that a filter shows. */
export const applicationListRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/applications/facets", ({ query }) => applications.facets(app, query), {
      query: ApplicationFacets,
      response: Facets,
    })
    .get("/applications/ids", ({ query }) => applications.matchingIds(app, query), {
      query: ApplicationIdsQuery,
      response: MatchingIds,
    })
    .get(
      "/applications/export",
      async ({ query }) => download(await applications.exported(app, query)),
      { query: ApplicationExport },
    )
    .post("/applications/statuses", ({ acting, body }) => applications.setStatuses(acting, body), {
      body: StatusesChange,
      response: StatusesMoved,
    })
    .delete(
      "/applications/statuses",
      ({ acting, body }) => applications.unsetStatuses(acting, body),
      { body: StatusesBack, response: Moved },
    );

/** Applications beside the job or the candidate that they are of. */
export const recordApplicationRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/jobs/:id/applications", ({ params }) => applications.listByJob(app, params.id), {
      params: Id,
      response: z.array(Application),
    })
    .post(
      "/jobs/:id/applications",
      ({ acting, params, body }) => applications.addMany(acting, { ...body, jobId: params.id }),
      { params: Id, body: NewApplications, response: AddedApplications },
    )
    .delete(
      "/jobs/:id/applications",
      ({ acting, params, body }) =>
        applications.withdrawMany(acting, { ...body, jobId: params.id }),
      { params: Id, body: ApplicationIds, response: Withdrawn },
    )
    .get(
      "/candidates/:id/applications",
      ({ params }) => applications.listByCandidate(app, params.id),
      { params: Id, response: z.array(Application) },
    );
