import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { NewSending, Sending } from "./model";
import * as sendings from "./verbs";

const one = { params: z.object({ id: z.uuid() }), response: Sending };

export const sendingRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/invoice-sendings", () => sendings.list(app), { response: z.array(Sending) })
    .post("/invoice-sendings", ({ acting, body }) => sendings.start(acting, body), {
      body: NewSending,
      response: Sending,
    })
    .get("/invoice-sendings/:id", ({ params }) => sendings.find(app, params.id), one)
    .post(
      "/invoice-sendings/:id/cancellation",
      ({ acting, params }) => sendings.cancel(acting, params.id),
      one,
    );
