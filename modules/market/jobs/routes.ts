import { Elysia } from "elysia";
import { z } from "zod";
import { Facets } from "@/modules/records/conditions";
import { MatchingIds } from "@/modules/records/core";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { cacheable } from "@/src/http/answers/response-cache";
import { conditionalGet } from "@/src/http/etag";
import { withPageHeaders } from "@/src/http/cached-count";
import { Correction, Doubted } from "@/modules/knowledge/analysis/model";
import * as care from "./archiving";
import { doubted } from "./corrections/doubted";
import * as corrections from "./corrections/service";
import { copiesOf } from "./intake/copies";
import { exported } from "./lists/export";
import { Job, JobCopy, JobCounts, JobIds, JobRecord, Message, NewVerdict } from "./model";
import { JobExport, JobFacets, JobFilter, JobIdsQuery, JobQuery } from "./questions";
import * as samples from "./samples";
import * as jobs from "./service";
import * as verdicts from "./verdicts";

const Id = z.object({ id: z.uuid() });

export const jobRoutes = (app: App) =>
  new Elysia({ prefix: "/jobs" })
    .use(requestContext(app))
    .get(
      "",
      async ({ query, request, set }) =>
        withPageHeaders({ request, set }, await jobs.list(app, query)).jobs,
      {
        query: JobQuery,
        response: z.array(Job),
        ...conditionalGet(app, "jobs"),
      },
    )
    .get("/counts", ({ query }) => jobs.counts(app, query), {
      query: JobFilter,
      response: JobCounts,
      ...conditionalGet(app, "jobs"),
    })
    .get("/:id", ({ params }) => jobs.find(app, params.id), {
      params: Id,
      response: JobRecord,
      ...cacheable(app),
    })
    .post("/create-samples", ({ acting }) => samples.createSamples(acting), { response: Message })
    .delete("/samples", ({ acting }) => samples.removeSamples(acting), { response: Message })
    .post("/archivals", async ({ acting, body }) => told(await care.archive(acting, body.jobIds)), {
      body: JobIds,
      response: Message,
    })
    .delete(
      "/archivals",
      async ({ acting, body }) => told(await care.restore(acting, body.jobIds)),
      {
        body: JobIds,
        response: Message,
      },
    );

/** What is asked around the list and beside one job: values counted, ids, a table, copies of the ad, what it names and does not ask for. */
export const jobLookupRoutes = (app: App) =>
  new Elysia({ prefix: "/jobs" })
    .use(requestContext(app))
    .get("/facets", ({ query }) => jobs.facets(app, query), {
      query: JobFacets,
      response: Facets,
    })
    .get("/ids", ({ query }) => jobs.matchingIds(app, query), {
      query: JobIdsQuery,
      response: MatchingIds,
    })
    .get("/:id/copies", ({ params }) => copiesOf(app, params.id), {
      params: Id,
      response: z.array(JobCopy),
    })
    .get("/:id/doubted", ({ params }) => doubted(app, params.id), {
      params: Id,
      response: z.array(Doubted),
    })
    .get("/export", ({ query }) => exported(app, query), {
      query: JobExport,
    });

/** What people decide about a job. */
export const jobVerdictRoutes = (app: App) =>
  new Elysia({ prefix: "/jobs" })
    .use(requestContext(app))
    .post(
      "/:id/verdict",
      async ({ acting, params, body }) => {
        await verdicts.judge(acting, params.id, body);
        return jobs.find(acting, params.id);
      },
      { params: Id, body: NewVerdict, response: JobRecord },
    )
    .delete(
      "/:id/verdict",
      async ({ acting, params }) => {
        await verdicts.withdraw(acting, params.id);
        return jobs.find(acting, params.id);
      },
      { params: Id, response: JobRecord },
    )
    .put(
      "/:id/corrections",
      async ({ acting, params, body }) => {
        await corrections.correct(acting, params.id, body);
        return jobs.find(acting, params.id);
      },
      { params: Id, body: Correction, response: JobRecord },
    )
    .delete(
      "/:id/corrections",
      async ({ acting, params, body }) => {
        await corrections.withdraw(acting, params.id, body);
        return jobs.find(acting, params.id);
      },
      { params: Id, body: Correction.pick({ kind: true, id: true }), response: JobRecord },
    )
    .post(
      "/:id/separations",
      ({ acting, params, body }) => care.separate(acting, params.id, body.postingId),
      { params: Id, body: z.object({ postingId: z.uuid() }), response: JobRecord },
    );

const told = ({ count }: { count: number }) => ({ count, message: `${count} jobs moved.` });
