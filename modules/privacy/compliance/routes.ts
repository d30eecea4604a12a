import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { withPageHeaders } from "@/src/http/cached-count";
import { LoggedDecision, LogQuery, Oversight, PayTransparency } from "./model";
import * as compliance from "./verbs";

export const complianceRoutes = (app: App) =>
  new Elysia({ prefix: "/compliance" })
    .get(
      "/decisions",
      async ({ query, request, set }) =>
        withPageHeaders({ request, set }, await compliance.log(app, query)).decisions,
      { query: LogQuery, response: z.array(LoggedDecision) },
    )
    .get("/oversight", () => compliance.oversight(app), { response: Oversight })
    .get("/pay", () => compliance.payTransparency(app), { response: PayTransparency });
