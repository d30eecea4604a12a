import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { withPageHeaders } from "@/src/http/cached-count";
import { TimelineEntry, TimelineQuery } from "./model";
import * as timeline from "./service";

export const timelineRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get(
      "/timeline",
      async ({ acting, query, request, set }) =>
        withPageHeaders({ request, set }, await timeline.list(acting, query)).entries,
      { query: TimelineQuery, response: z.array(TimelineEntry) },
    );
