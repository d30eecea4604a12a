import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { DeploymentFeedback, FeedbackOverview, NewFeedback } from "./model";
import * as feedback from "./service";

const Id = z.object({ id: z.uuid() });

export const feedbackRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/feedback", () => feedback.overview(app), { response: FeedbackOverview })
    .get("/deployments/:id/feedback", ({ params }) => feedback.listByDeployment(app, params.id), {
      params: Id,
      response: DeploymentFeedback,
    })
    .post(
      "/deployments/:id/feedback",
      ({ acting, params, body }) => feedback.note(acting, params.id, body),
      { params: Id, body: NewFeedback, response: DeploymentFeedback },
    );
