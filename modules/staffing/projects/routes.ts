import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { cacheable } from "@/src/http/answers/response-cache";
import { conditionalGet } from "@/src/http/etag";
import { withPageHeaders } from "@/src/http/cached-count";
import { Facets } from "@/modules/records/conditions";
import { MatchingIds, Moved, RecordIds } from "@/modules/records/core";
import { download } from "@/src/sheets";
import { NewProject, Project, ProjectChanges, ProjectRecord } from "./model";
import {
  Load,
  ProjectExport,
  ProjectFacets,
  ProjectFigures,
  ProjectFilter,
  ProjectIdsQuery,
  ProjectQuery,
  StatusChange,
  StatusesBack,
  StatusesChange,
  StatusesMoved,
} from "./questions";
import * as projects from "./verbs";

const Id = z.object({ id: z.uuid() });

export const projectRoutes = (app: App) =>
  new Elysia({ prefix: "/projects" })
    .use(requestContext(app))
    .get(
      "",
      async ({ query, request, set }) =>
        withPageHeaders({ request, set }, await projects.list(app, query)).projects,
      {
        query: ProjectQuery,
        response: z.array(Project),
        ...conditionalGet(app, "projects", "clients"),
      },
    )
    .get("/:id", ({ params }) => projects.find(app, params.id), {
      params: Id,
      response: ProjectRecord,
      ...cacheable(app),
    })
    .post("", async ({ acting, body, status }) => status(201, await projects.add(acting, body)), {
      body: NewProject,
      response: { 201: ProjectRecord },
    })
    .patch("/:id", ({ acting, params, body }) => projects.edit(acting, params.id, body), {
      params: Id,
      body: ProjectChanges,
      response: ProjectRecord,
    })
    .post(
      "/:id/status",
      ({ acting, params, body }) => projects.setStatus(acting, params.id, body),
      { params: Id, body: StatusChange, response: ProjectRecord },
    )
    .post("/archivals", ({ acting, body }) => projects.archive(acting, body.ids), {
      body: RecordIds,
      response: Moved,
    })
    .delete("/archivals", ({ acting, body }) => projects.restore(acting, body.ids), {
      body: RecordIds,
      response: Moved,
    });

/** One status for several, and the way back. */
export const projectStatusRoutes = (app: App) =>
  new Elysia({ prefix: "/projects" })
    .use(requestContext(app))
    .post("/statuses", ({ acting, body }) => projects.setStatuses(acting, body), {
      body: StatusesChange,
      response: StatusesMoved,
    })
    .delete("/statuses", ({ acting, body }) => projects.unsetStatuses(acting, body), {
      body: StatusesBack,
      response: Moved,
    });

/** Projects in numbers, and as a table. */
export const projectFigureRoutes = (app: App) =>
  new Elysia({ prefix: "/projects" })
    .get("/figures", ({ query }) => projects.figures(app, query), {
      query: ProjectFilter,
      response: ProjectFigures,
    })
    .get("/loads", () => projects.loads(app), { response: z.array(Load) })
    .get("/facets", ({ query }) => projects.facets(app, query), {
      query: ProjectFacets,
      response: Facets,
    })
    .get("/ids", ({ query }) => projects.matchingIds(app, query), {
      query: ProjectIdsQuery,
      response: MatchingIds,
    })
    .get("/export", async ({ query }) => download(await projects.exported(app, query)), {
      query: ProjectExport,
    });
