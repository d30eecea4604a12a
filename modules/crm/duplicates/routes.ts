import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import {
  DuplicatePair,
  Merge,
  MergePair,
  MergePreview,
  MergeRefusal,
  NewMerge,
  Undone,
} from "./model";
import { mergeKinds } from "./rules";
import * as merging from "./verbs";

const kind = z.enum(mergeKinds);

export const mergingRoutes = (app: App) =>
  new Elysia({ prefix: "/merges" })
    .use(requestContext(app))
    .get("", ({ query }) => merging.mergesOf(app, query.kind, query.id), {
      query: z.object({ kind, id: z.uuid() }),
      response: z.array(Merge),
    })
    .get("/preview", ({ query }) => merging.preview(app, query), {
      query: MergePair,
      response: MergePreview,
    })
    .get("/duplicates", ({ query }) => merging.findDuplicates(app, query.kind), {
      query: z.object({ kind }),
      response: z.array(DuplicatePair),
    })
    .get("/duplicates/:id", ({ params }) => merging.findDuplicatesOf(app, params.id), {
      params: z.object({ id: z.uuid() }),
      response: z.array(DuplicatePair),
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
    .delete("/refusals", ({ acting, body }) => merging.undoKeepApart(acting, body), {
      body: MergeRefusal,
      response: MergeRefusal,
    });
