import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import {
  DashboardLayout,
  DashboardMetrics,
  Insights,
  RecentLine,
  RecentQuery,
  Step,
} from "./model";
import * as insights from "./verbs";

/** The dashboard and what it shows; the paths of the first and the last are specification §7. */
export const insightRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/dashboard/metrics", () => insights.metrics(app), { response: DashboardMetrics })
    .get("/dashboard/recent", ({ query }) => insights.recent(app, query.tab), {
      query: RecentQuery,
      response: z.array(RecentLine),
    })
    .get("/dashboard/steps", ({ caller }) => insights.steps(app, caller?.role ?? "viewer"), {
      response: z.array(Step),
    })
    .get("/dashboard/layout", ({ acting }) => insights.layout(acting), {
      response: DashboardLayout,
    })
    .put("/dashboard/layout", ({ acting, body }) => insights.arrange(acting, body), {
      body: DashboardLayout,
      response: DashboardLayout,
    })
    .delete("/dashboard/layout", ({ acting }) => insights.reset(acting), {
      response: DashboardLayout,
    })
    .get("/ai/insights", ({ caller }) => insights.advise(app, caller?.locale), {
      response: Insights,
    });
