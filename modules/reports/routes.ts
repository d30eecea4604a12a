import { Elysia } from "elysia";
import type { App } from "@/src/app";
import {
  AdLines,
  AdQuery,
  AnalyticsMetrics,
  GdprReport,
  PerformanceReport,
  PlacementLines,
  PlacementQuery,
  ReportQuery,
  RevenueReport,
} from "./model";
import * as reports from "./verbs";

/** The paths of specification §7, and the lists behind their figures. */
export const reportRoutes = (app: App) =>
  new Elysia()
    .get("/reports/revenue", ({ query }) => reports.revenue(app, query), {
      query: ReportQuery,
      response: RevenueReport,
    })
    .get("/reports/performance", ({ query }) => reports.performance(app, query), {
      query: ReportQuery,
      response: PerformanceReport,
    })
    .get("/reports/gdpr", ({ query }) => reports.gdpr(app, query), {
      query: ReportQuery,
      response: GdprReport,
    })
    .get("/reports/placements", ({ query }) => reports.placements(app, query), {
      query: PlacementQuery,
      response: PlacementLines,
    })
    .get("/analytics/metrics", ({ query }) => reports.analytics(app, query), {
      query: ReportQuery,
      response: AnalyticsMetrics,
    })
    .get("/analytics/ads", ({ query }) => reports.ads(app, query), {
      query: AdQuery,
      response: AdLines,
    });
