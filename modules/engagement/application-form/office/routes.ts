import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { Applicant, TakenUp, TakingUp } from "../model";
import * as applying from "../verbs";

const Id = z.object({ id: z.uuid() });

/** What the office does about those who have not confirmed what they sent. */
export const applyingRoutes = (app: App) =>
  new Elysia({ prefix: "/applicants" })
    .use(requestContext(app))
    .get("", () => applying.waiting(app), { response: z.array(Applicant) })
    .post(
      "/:id/candidate",
      async ({ acting, params, body, status }) =>
        status(201, await applying.takeUp(acting, params.id, body.candidateId)),
      { params: Id, body: TakingUp, response: { 201: TakenUp } },
    )
    .delete(
      "/:id",
      async ({ acting, params, status }) => {
        await applying.dismiss(acting, params.id);
        return status(204, undefined);
      },
      { params: Id },
    );
