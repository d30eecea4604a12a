import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import {
  LetterPage,
  LetterQuery,
  LoggedLetter,
  MailStatus,
  MailTestResult,
  Sender,
  Signature,
} from "./model";
import * as mail from "./service";

const Id = z.object({ id: z.uuid() });

/** A mail server may think for a while before it says no. */
const patience = 60;

/** The queue and the log; the test stands beside the settings it is about. */
export const mailRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/mail", () => mail.status(app), { response: MailStatus })
    .get("/mail/letters", ({ query }) => mail.list(app, query), {
      query: LetterQuery,
      response: LetterPage,
    })
    .post("/mail/letters/:id/retry", ({ acting, params }) => mail.retry(acting, params.id), {
      params: Id,
      response: LoggedLetter,
    })
    .post(
      "/mail/letters/:id/cancellation",
      ({ acting, params }) => mail.cancel(acting, params.id),
      {
        params: Id,
        response: LoggedLetter,
      },
    )
    .get("/mail/sender", () => mail.sender(app), { response: Sender })
    .get("/mail/signature", ({ acting }) => mail.ownSignature(acting), { response: Signature })
    .put("/mail/signature", ({ acting, body }) => mail.sign(acting, body), {
      body: Signature,
      response: Signature,
    })
    .post("/settings/email/test", ({ acting }) => mail.test(acting), {
      response: MailTestResult,
      beforeHandle: ({ server, request }) => server?.timeout(request, patience),
    });
