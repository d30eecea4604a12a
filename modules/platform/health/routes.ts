import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { deepChecks } from "@/src/doctor";
import { Check, LogLine, SystemState } from "./model";
import { metrics } from "./metrics";
import { state } from "./state";

/** Looking at every page takes as long as there are pages. */
const patience = 240;

export const systemRoutes = (app: App) =>
  new Elysia({ prefix: "/system" })
    .get("", () => state(app), { response: SystemState })
    .get("/log", () => app.log.recent(), { response: z.array(LogLine) })
    .post("/checks", () => deepChecks(app), {
      response: z.array(Check),
      beforeHandle: ({ server, request }) => server?.timeout(request, patience),
    });

/** What a monitoring program asks for, beside the calls. */
export const metricPages = (app: App) => new Elysia().get("/metrics", () => metrics(app));
