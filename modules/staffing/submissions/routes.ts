import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { LedgerLine, NewConfirmation, NewSubmission, Withdrawal } from "./model";
import * as submissions from "./verbs";

const Id = z.object({ id: z.uuid() });
const answered = { params: Id, response: { 201: LedgerLine } };

export const submissionRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/projects/:id/submissions", ({ params }) => submissions.listByProject(app, params.id), {
      params: Id,
      response: z.array(LedgerLine),
    })
    .get("/clients/:id/submissions", ({ params }) => submissions.listByClient(app, params.id), {
      params: Id,
      response: z.array(LedgerLine),
    })
    .post(
      "/projects/:id/confirmations",
      async ({ acting, params, body, status }) =>
        status(201, await submissions.confirm(acting, params.id, body)),
      { ...answered, body: NewConfirmation },
    )
    .post(
      "/projects/:id/submissions",
      async ({ acting, params, body, status }) =>
        status(201, await submissions.submit(acting, params.id, body)),
      { ...answered, body: NewSubmission },
    )
    .post(
      "/submissions/:id/withdrawal",
      async ({ acting, params, body, status }) =>
        status(201, await submissions.withdraw(acting, params.id, body)),
      { ...answered, body: Withdrawal },
    );
