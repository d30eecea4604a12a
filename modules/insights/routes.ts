import { Elysia } from "elysia";
import type { App } from "@/src/app";
import { DashboardMetrics } from "./model";
import * as insights from "./service";

export const insightRoutes = (app: App) =>
  new Elysia().get("/dashboard/metrics", () => insights.metrics(app), {
    response: DashboardMetrics,
  });
