import { Elysia } from "elysia";
import { PeriodQuery } from "@/modules/knowledge/periods/model";
import type { App } from "@/src/app";
import { AdLines, AdQuery, AnalyticsMetrics } from "./model";
import * as analytics from "./service";

/** The path of specification §7, and the list behind its figures. */
export const analyticsRoutes = (app: App) =>
  new Elysia({ prefix: "/analytics" })
    .get("/metrics", ({ query }) => analytics.metrics(app, query), {
      query: PeriodQuery,
      response: AnalyticsMetrics,
    })
    .get("/ads", ({ query }) => analytics.ads(app, query), {
      query: AdQuery,
      response: AdLines,
    });
