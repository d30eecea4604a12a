import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { desk } from "@/src/http/request-context";
import { NewTask, Task, TaskChanges, TaskQuery } from "./model";
import * as tasks from "./verbs";

const Id = z.object({ id: z.uuid() });

export const taskRoutes = (app: App) =>
  new Elysia({ prefix: "/tasks" })
    .use(desk(app))
    .get("", ({ acting, query }) => tasks.list(acting, query), {
      query: TaskQuery,
      response: z.array(Task),
    })
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
