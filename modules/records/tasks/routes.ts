import { Elysia } from "elysia";
import { z } from "zod";
import { Facets } from "@/modules/records/conditions";
import { MatchingIds } from "@/modules/records/core";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { withPageHeaders } from "@/src/http/cached-count";
import { download } from "@/src/sheets";
import {
  NewTask,
  Task,
  TaskChanges,
  TaskExport,
  TaskFacets,
  TaskIdsQuery,
  TaskQuery,
  TasksBack,
  TasksStood,
  TasksChange,
} from "./model";
import * as tasks from "./verbs";

const Id = z.object({ id: z.uuid() });

export const taskRoutes = (app: App) =>
  new Elysia({ prefix: "/tasks" })
    .use(requestContext(app))
    .get(
      "",
      async ({ acting, query, ...context }) =>
        withPageHeaders(context, await tasks.page(acting, query)).tasks,
      { query: TaskQuery, response: z.array(Task) },
    )
    .post("", async ({ acting, body, status }) => status(201, await tasks.add(acting, body)), {
      body: NewTask,
      response: { 201: Task },
    })
    .patch("/:id", ({ acting, params, body }) => tasks.edit(acting, params.id, body), {
      params: Id,
      body: TaskChanges,
      response: Task,
    })
    .post("/:id/completion", ({ acting, params }) => tasks.complete(acting, params.id), {
      params: Id,
      response: Task,
    })
    .delete("/:id/completion", ({ acting, params }) => tasks.reopen(acting, params.id), {
      params: Id,
      response: Task,
    })
    .delete(
      "/:id",
      async ({ acting, params, status }) => {
        await tasks.remove(acting, params.id);
        return status(204, undefined);
      },
      { params: Id },
    )
    .post("/:id/restoration", ({ acting, params }) => tasks.restore(acting, params.id), {
      params: Id,
      response: Task,
    });

/** What is asked of and done with all that a filter shows. */
export const taskListRoutes = (app: App) =>
  new Elysia({ prefix: "/tasks" })
    .use(requestContext(app))
    .get("/ids", ({ acting, query }) => tasks.matchingIds(acting, query), {
      query: TaskIdsQuery,
      response: MatchingIds,
    })
    .get("/facets", ({ acting, query }) => tasks.facets(acting, query), {
      query: TaskFacets,
      response: Facets,
    })
    .get("/export", async ({ acting, query }) => download(await tasks.exported(acting, query)), {
      query: TaskExport,
    })
    .post("/changes", ({ acting, body }) => tasks.changeAll(acting, body), {
      body: TasksChange,
      response: TasksStood,
    })
    .delete("/changes", ({ acting, body }) => tasks.unchangeAll(acting, body), {
      body: TasksBack,
      response: TasksStood,
    });
