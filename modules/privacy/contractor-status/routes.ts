import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { DeploymentIndependence, Independence, NewIndependenceCheck } from "./model";
import * as independence from "./service";

const Id = z.object({ id: z.uuid() });

export const independenceRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/compliance/independence", () => independence.list(app), {
      response: z.array(Independence),
    })
    .get(
      "/deployments/:id/independence",
      ({ params }) => independence.ofDeployment(app, params.id),
      { params: Id, response: DeploymentIndependence },
    )
    .post(
      "/deployments/:id/independence",
      async ({ acting, params, body, status }) =>
        status(201, await independence.check(acting, params.id, body)),
      { params: Id, body: NewIndependenceCheck, response: { 201: DeploymentIndependence } },
    );
