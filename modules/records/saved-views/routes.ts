import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { NewView, View, ViewChanges, ViewQuery } from "./model";
import * as views from "./verbs";

const Id = z.object({ id: z.uuid() });

export const viewRoutes = (app: App) =>
  new Elysia({ prefix: "/views" })
    .use(requestContext(app))
    .get("", ({ acting, query }) => views.list(acting, query.kind), {
      query: ViewQuery,
      response: z.array(View),
    })
    .post("", async ({ acting, body, status }) => status(201, await views.add(acting, body)), {
      body: NewView,
      response: { 201: View },
    })
    .patch("/:id", ({ acting, params, body }) => views.edit(acting, params.id, body), {
      params: Id,
      body: ViewChanges,
      response: View,
    })
    .delete(
      "/:id",
      async ({ acting, params, status }) => {
        await views.remove(acting, params.id);
        return status(204, undefined);
      },
      { params: Id },
    )
    .post("/:id/restoration", ({ acting, params }) => views.restore(acting, params.id), {
      params: Id,
      response: View,
    })
    .put("/:id/default", ({ acting, params }) => views.prefer(acting, params.id), {
      params: Id,
      response: View,
    })
    .delete("/:id/default", ({ acting, params }) => views.unprefer(acting, params.id), {
      params: Id,
      response: View,
    });
