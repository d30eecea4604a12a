import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { desk } from "@/src/http/request-context";
import { Double, Merge, MergePair, MergePreview, MergeRefusal, NewMerge, Undone } from "./model";
import { mergeKinds } from "./rules";
import * as merging from "./verbs";

const kind = z.enum(mergeKinds);

export const mergingRoutes = (app: App) =>
  new Elysia({ prefix: "/merges" })
    .use(desk(app))
    .get("", ({ query }) => merging.mergesOf(app, query.kind, query.id), {
      query: z.object({ kind, id: z.uuid() }),
      response: z.array(Merge),
    })
    .get("/preview", ({ query }) => merging.preview(app, query), {
      query: MergePair,
      response: MergePreview,
    })
    .get("/doubles", ({ query }) => merging.doubles(app, query.kind), {
      query: z.object({ kind }),
      response: z.array(Double),
    })
    .get("/doubles/:id", ({ params }) => merging.doublesOfOne(app, params.id), {
      params: z.object({ id: z.uuid() }),
      response: z.array(Double),
    })
    .post("", async ({ acting, body, status }) => status(201, await merging.merge(acting, body)), {
      body: NewMerge,
      response: { 201: Merge },
    })
    .delete("/:id", ({ acting, params }) => merging.undo(acting, params.id), {
      params: z.object({ id: z.uuid() }),
      response: Undone,
    })
    .post("/refusals", ({ acting, body }) => merging.keepApart(acting, body), {
      body: MergeRefusal,
      response: MergeRefusal,
    })
    .delete("/refusals", ({ acting, body }) => merging.askAgain(acting, body), {
      body: MergeRefusal,
      response: MergeRefusal,
    });
