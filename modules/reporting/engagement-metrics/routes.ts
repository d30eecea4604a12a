import { Elysia } from "elysia";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { Analytics, AnalyticsQuery, CrmMetrics } from "./model";
import * as engagement from "./service";

export const engagementRoutes = (app: App) =>
  new Elysia({ prefix: "/crm" })
    .use(requestContext(app))
    .get("/metrics", ({ acting }) => engagement.metrics(acting), { response: CrmMetrics })
    .get("/analytics", ({ acting, query }) => engagement.analytics(acting, query), {
      query: AnalyticsQuery,
      response: Analytics,
    });
