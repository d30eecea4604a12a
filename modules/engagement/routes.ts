import { Elysia } from "elysia";
import type { App } from "@/src/app";
import { Analytics, AnalyticsQuery, CrmMetrics } from "./model";
import * as engagement from "./service";

export const engagementRoutes = (app: App) =>
  new Elysia({ prefix: "/crm" })
    .get("/metrics", () => engagement.metrics(app), { response: CrmMetrics })
    .get("/analytics", ({ query }) => engagement.analytics(app, query), {
      query: AnalyticsQuery,
      response: Analytics,
    });
