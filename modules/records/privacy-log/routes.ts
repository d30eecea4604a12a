import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { withPageHeaders } from "@/src/http/cached-count";
import { Activity, ActivityCounts, ActivityQuery } from "./model";
import * as activities from "./verbs";

export const activityRoutes = (app: App) =>
  new Elysia({ prefix: "/gdpr/activities" })
    .use(requestContext(app))
    .get(
      "",
      async ({ query, caller, request, set }) =>
        withPageHeaders({ request, set }, await activities.list(app, query, caller?.locale))
          .activities,
      { query: ActivityQuery, response: z.array(Activity) },
    )
    .get("/counts", () => activities.counts(app), { response: ActivityCounts });
