import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { desk } from "@/src/http/callers";
import {
  AddedApplications,
  Application,
  ApplicationChanges,
  ApplicationIds,
  ApplicationStep,
  NewApplications,
  Withdrawn,
} from "./model";
import * as applications from "./verbs";

const Id = z.object({ id: z.uuid() });

export const applicationRoutes = (app: App) =>
  new Elysia()
    .use(desk(app))
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
    )
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
