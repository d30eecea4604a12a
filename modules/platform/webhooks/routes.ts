import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import {
  Delivery,
  DeliveryQuery,
  FreshWebhook,
  NewWebhook,
  Webhook,
  WebhookChanges,
  WebhookTest,
} from "./model";
import * as webhooks from "./verbs";

const params = z.object({ id: z.uuid() });
/** A program may think for a while before it says no. */
const patience = 30;

export const webhookRoutes = (app: App) =>
  new Elysia({ prefix: "/webhooks" })
    .use(requestContext(app))
    .get("", () => webhooks.list(app), { response: z.array(Webhook) })
    .post("", async ({ acting, body, status }) => status(201, await webhooks.add(acting, body)), {
      body: NewWebhook,
      response: { 201: FreshWebhook },
    })
    .patch("/:id", ({ acting, params, body }) => webhooks.edit(acting, params.id, body), {
      params,
      body: WebhookChanges,
      response: Webhook,
    })
    .delete(
      "/:id",
      async ({ acting, params, status }) => {
        await webhooks.remove(acting, params.id);
        return status(204, undefined);
      },
      { params },
    )
    .post("/:id/secret", ({ acting, params }) => webhooks.renewSecret(acting, params.id), {
      params,
      response: FreshWebhook,
    })
    .post("/:id/test", ({ acting, params }) => webhooks.test(acting, params.id), {
      params,
      response: WebhookTest,
      beforeHandle: ({ server, request }) => server?.timeout(request, patience),
    });

/** What was sent, and sent again. */
export const webhookMessageRoutes = (app: App) =>
  new Elysia({ prefix: "/webhooks" })
    .use(requestContext(app))
    .get("/:id/messages", ({ params, query }) => webhooks.listDeliveries(app, params.id, query), {
      params,
      query: DeliveryQuery,
      response: z.array(Delivery),
    })
    .post("/messages/:id/retry", ({ acting, params }) => webhooks.retry(acting, params.id), {
      params,
      response: Delivery,
    })
    .post("/messages/:id/drop", ({ acting, params }) => webhooks.drop(acting, params.id), {
      params,
      response: Delivery,
    });
