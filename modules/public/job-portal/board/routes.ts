import { Elysia } from "elysia";
import type { App } from "@/src/app";
import { answeringRoutes } from "@/modules/public/application-replies";
import { applicationRoutes } from "@/modules/staffing/applications";
import { applyingRoutes } from "@/modules/public/application-form";
import { careersRoutes } from "@/modules/public/careers";
import { claimRoutes } from "@/modules/public/claims";
import { portalRoutes } from "..";

/** From what the public is told to who applied and what they are answered. */
export const hiringRoutes = (app: App) =>
  new Elysia()
    .use(careersRoutes(app))
    .use(claimRoutes(app))
    .use(portalRoutes(app))
    .use(answeringRoutes(app))
    .use(applicationRoutes(app))
    .use(applyingRoutes(app));
