import { Elysia } from "elysia";
import type { App } from "@/src/app";
import { answeringRoutes } from "@/modules/answering";
import { applicationRoutes } from "@/modules/applications";
import { applyingRoutes } from "@/modules/applying";
import { careersRoutes } from "@/modules/careers";
import { claimRoutes } from "@/modules/claims";
import { portalRoutes } from "@/modules/portal";

/** From what the public is told to who applied and what they are answered. */
export const hiringRoutes = (app: App) =>
  new Elysia()
    .use(careersRoutes(app))
    .use(claimRoutes(app))
    .use(portalRoutes(app))
    .use(answeringRoutes(app))
    .use(applicationRoutes(app))
    .use(applyingRoutes(app));
