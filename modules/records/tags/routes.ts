import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { Pair, TagChange, TagCount, TaggedQuery, Tagging, TagQuery } from "./model";
import * as tags from "./verbs";

export const tagRoutes = (app: App) =>
  new Elysia({ prefix: "/tags" })
    .use(requestContext(app))
    .get("", ({ query }) => tags.list(app, query.kind), {
      query: TagQuery,
      response: z.array(TagCount),
    })
    .get("/records", ({ query }) => tags.listByRecords(app, query), {
      query: TaggedQuery,
      response: z.array(Pair),
    })
    .post("/changes", ({ acting, body }) => tags.change(acting, body), {
      body: TagChange,
      response: Tagging,
    })
    .delete("/changes", ({ acting, body }) => tags.undoChange(acting, body), {
      body: Tagging,
      response: Tagging,
    });
