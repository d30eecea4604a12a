import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { desk } from "@/src/http/callers";
import { listed } from "@/src/http/listed";
import {
  Communication,
  CommunicationChanges,
  CommunicationQuery,
  EntityQuery,
  MessagePreview,
  MessageTemplate,
  MessageTemplateChanges,
  NewCommunication,
  NewMessageTemplate,
  PreviewQuery,
  Recipient,
} from "./model";
import * as communications from "./verbs";

const Id = z.object({ id: z.uuid() });
const one = { params: Id, response: Communication };

/** What is written before a message goes: to whom, from which template. */
const composing = (app: App) =>
  new Elysia()
    .use(desk(app))
    .get("/recipients", ({ query }) => communications.recipientsOf(app, query), {
      query: EntityQuery,
      response: z.array(Recipient),
    })
    .post("/preview", ({ acting, body }) => communications.preview(acting, body), {
      body: PreviewQuery,
      response: MessagePreview,
    })
    .get("/templates", () => communications.templatesOf(app), {
      response: z.array(MessageTemplate),
    })
    .post(
      "/templates",
      async ({ acting, body, status }) =>
        status(201, await communications.addTemplate(acting, body)),
      { body: NewMessageTemplate, response: { 201: MessageTemplate } },
    )
    .patch(
      "/templates/:id",
      ({ acting, params, body }) => communications.editTemplate(acting, params.id, body),
      { params: Id, body: MessageTemplateChanges, response: MessageTemplate },
    );

export const communicationRoutes = (app: App) =>
  new Elysia({ prefix: "/crm/communications" })
    .use(desk(app))
    .get(
      "",
      async ({ acting, query, ...context }) =>
        listed(context, await communications.list(acting, query)).communications,
      { query: CommunicationQuery, response: z.array(Communication) },
    )
    .post(
      "",
      async ({ acting, body, status }) => status(201, await communications.add(acting, body)),
      { body: NewCommunication, response: { 201: Communication } },
    )
    .use(composing(app))
    .get("/:id", ({ acting, params }) => communications.find(acting, params.id), one)
    .get("/:id/thread", ({ acting, params }) => communications.thread(acting, params.id), {
      params: Id,
      response: z.array(Communication),
    })
    .patch("/:id", ({ acting, params, body }) => communications.edit(acting, params.id, body), {
      ...one,
      body: CommunicationChanges,
    })
    .delete(
      "/:id",
      async ({ acting, params, status }) => {
        await communications.remove(acting, params.id);
        return status(204, undefined);
      },
      { params: Id },
    )
    .post(
      "/:id/restoration",
      ({ acting, params }) => communications.restore(acting, params.id),
      one,
    )
    .post("/:id/sharing", ({ acting, params }) => communications.share(acting, params.id), one)
    .delete("/:id/sharing", ({ acting, params }) => communications.unshare(acting, params.id), one);
