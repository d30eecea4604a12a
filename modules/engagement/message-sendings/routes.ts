import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { Chosen, MessageSending, NewMessageSending, Readers } from "./model";
import * as sendings from "./verbs";

const one = { params: z.object({ id: z.uuid() }), response: MessageSending };

export const messageSendingRoutes = (app: App) =>
  new Elysia({ prefix: "/crm/message-sendings" })
    .use(requestContext(app))
    .get("", ({ acting }) => sendings.list(acting), { response: z.array(MessageSending) })
    .post("", ({ acting, body }) => sendings.start(acting, body), {
      body: NewMessageSending,
      response: MessageSending,
    })
    .post("/readers", ({ body }) => sendings.readers(app, body), {
      body: Chosen,
      response: Readers,
    })
    .get("/:id", ({ params }) => sendings.find(app, params.id), one)
    .post("/:id/cancellation", ({ acting, params }) => sendings.cancel(acting, params.id), one);
