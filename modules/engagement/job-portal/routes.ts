import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { conditionalGet } from "@/src/http/etag";
import { withPageHeaders } from "@/src/http/cached-count";
import {
  NewOwnApplication,
  OwnApplication,
  Pace,
  PortalHead,
  PortalJob,
  PortalQuery,
} from "./model";
import * as portal from "./verbs";

export const portalRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get(
      "/jobs/portal",
      async ({ query, request, set }) =>
        withPageHeaders({ request, set }, await portal.list(app, query)).jobs,
      { query: PortalQuery, response: z.array(PortalJob), ...conditionalGet(app, "jobs") },
    )
    .get("/jobs/portal/head", () => portal.head(app), {
      response: PortalHead,
    })
    .get("/jobs/portal/pace", () => portal.pace(app), { response: z.array(Pace) })
    .get("/applications/my", ({ acting }) => portal.ownApplications(acting), {
      response: z.array(OwnApplication),
    })
    .get(
      "/applications/my/:id/documents.zip",
      ({ acting, params }) => portal.documents(acting, params.id),
      { params: z.object({ id: z.uuid() }) },
    )
    .post(
      "/applications",
      async ({ acting, body, status }) => status(201, await portal.apply(acting, body)),
      { body: NewOwnApplication, response: { 201: OwnApplication } },
    );
