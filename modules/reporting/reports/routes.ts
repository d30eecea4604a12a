import { Elysia } from "elysia";
import type { App } from "@/src/app";
import {
  GdprReport,
  PerformanceReport,
  PlacementLines,
  PlacementQuery,
  ReportQuery,
  RevenueReport,
} from "./model";
import * as reports from "./verbs";

/** The paths of specification §7, and the list behind their figures. */
export const reportRoutes = (app: App) =>
  new Elysia({ prefix: "/reports" })
    .get("/revenue", ({ query }) => reports.revenue(app, query), {
      query: ReportQuery,
      response: RevenueReport,
    })
    .get("/performance", ({ query }) => reports.performance(app, query), {
      query: ReportQuery,
      response: PerformanceReport,
    })
    .get("/gdpr", ({ query }) => reports.gdpr(app, query), {
      query: ReportQuery,
      response: GdprReport,
    })
    .get("/placements", ({ query }) => reports.placements(app, query), {
      query: PlacementQuery,
      response: PlacementLines,
    });
