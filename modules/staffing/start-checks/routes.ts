import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import {
  RequirementOwner,
  RequirementSet,
  RequirementSetChange,
  StartCheck,
  StartQuery,
} from "./model";
import { changeRequirements, requirementSetOf } from "./checking";
import * as starts from "./verbs";

const Id = z.object({ id: z.uuid() });

export const startRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get(
      "/candidates/:id/start-check",
      ({ acting, params, query }) =>
        starts.canStart(acting, {
          candidateId: params.id,
          clientId: query.client,
          siteId: query.site,
          projectId: query.project,
          startDate: query.from,
          endDate: query.until,
        }),
      { params: Id, query: StartQuery, response: StartCheck },
    )
    .get("/requirements/:kind/:id", ({ params }) => requirementSetOf(app, params), {
      params: RequirementOwner,
      response: RequirementSet,
    })
    .put(
      "/requirements/:kind/:id",
      ({ acting, params, body }) => changeRequirements(acting, params, body),
      { params: RequirementOwner, body: RequirementSetChange, response: RequirementSet },
    );

/** Who lets somebody start all the same. */
export const startOverrideRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .post(
      "/start-overrides/:id/approval",
      async ({ acting, params, status }) => {
        await starts.approve(acting, params.id);
        return status(204, undefined);
      },
      { params: Id },
    )
    .post(
      "/start-overrides/:id/refusal",
      async ({ acting, params, status }) => {
        await starts.decline(acting, params.id);
        return status(204, undefined);
      },
      { params: Id },
    )
    .delete(
      "/start-overrides/:id",
      async ({ acting, params, status }) => {
        await starts.withdraw(acting, params.id);
        return status(204, undefined);
      },
      { params: Id },
    );
