import { Elysia } from "elysia";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { AllMeasured } from "./model";
import * as claims from "./service";

/** What the figures of the first page would be if they were measured. */
export const claimRoutes = (app: App) =>
  new Elysia().use(requestContext(app)).get("/claims/measured", () => claims.measured(app), {
    response: AllMeasured,
  });
