import { Elysia } from "elysia";
import { z } from "zod";
import { AddedFile } from "@/modules/records/files";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { withPageHeaders } from "@/src/http/cached-count";
import {
  Communication,
  CommunicationQuery,
  MessagePreview,
  MessageTemplate,
  NewCommunication,
  PreviewQuery,
  Recipient,
} from "./model";
import {
  CommunicationChanges,
  DroppedMessage,
  EntityQuery,
  Filing,
  InboxStatus,
  InboxTest,
  Keeping,
  MessageTemplateChanges,
  NewMessageTemplate,
  Shared,
  Sharing,
} from "./questions";
import * as communications from "./verbs";

const Id = z.object({ id: z.uuid() });
const FileOf = Id.extend({ fileId: z.uuid() });
const one = { params: Id, response: Communication };

/** What is written before a message goes: to whom, from which template. */
const composing = (app: App) =>
  new Elysia()
    .use(requestContext(app))
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

/** What came in: where it belongs, and what came along. */
const receiving = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .post(
      "/received",
      async ({ acting, body, status }) => status(201, await communications.drop(acting, body)),
      { body: DroppedMessage, response: { 201: Communication } },
    )
    .post(
      "/:id/filing",
      ({ acting, params, body }) => communications.file(acting, params.id, body),
      {
        ...one,
        body: Filing,
      },
    )
    .delete("/:id/filing", ({ acting, params }) => communications.unfile(acting, params.id), one)
    .get(
      "/:id/files/:fileId/content",
      ({ acting, params }) => communications.download(acting, params.id, params.fileId),
      { params: FileOf },
    )
    .post(
      "/:id/files/:fileId/keeping",
      async ({ acting, params, body, status }) =>
        status(
          201,
          await communications.keep(acting, {
            id: params.id,
            fileId: params.fileId,
            keeping: body,
          }),
        ),
      { params: FileOf, body: Keeping, response: { 201: AddedFile } },
    );

export const communicationRoutes = (app: App) =>
  new Elysia({ prefix: "/crm/communications" })
    .use(requestContext(app))
    .get(
      "",
      async ({ acting, query, ...context }) =>
        withPageHeaders(context, await communications.list(acting, query)).communications,
      { query: CommunicationQuery, response: z.array(Communication) },
    )
    .post(
      "",
      async ({ acting, body, status }) => status(201, await communications.add(acting, body)),
      { body: NewCommunication, response: { 201: Communication } },
    )
    .use(composing(app))
    .use(receiving(app))
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
    );

/** Sending, sharing and bringing back. */
export const communicationStepRoutes = (app: App) =>
  new Elysia({ prefix: "/crm/communications" })
    .use(requestContext(app))
    .post(
      "/:id/restoration",
      ({ acting, params }) => communications.restore(acting, params.id),
      one,
    )
    .post("/:id/sending", ({ acting, params }) => communications.sendAgain(acting, params.id), one)
    .delete("/:id/sending", ({ acting, params }) => communications.holdBack(acting, params.id), one)
    .post("/:id/sharing", ({ acting, params }) => communications.share(acting, params.id), one)
    .delete("/:id/sharing", ({ acting, params }) => communications.unshare(acting, params.id), one);

/** The folder of the agency whose messages are filed. */
export const inboxRoutes = (app: App) =>
  new Elysia({ prefix: "/crm/inbox" })
    .use(requestContext(app))
    .get("", () => communications.inboxStatus(app), { response: InboxStatus })
    .post("/test", ({ acting }) => communications.testInbox(acting), { response: InboxTest })
    .post("/reading", ({ acting }) => communications.checkNow(acting), { response: InboxStatus });

/** Candidates of a project, brought to its client. */
export const sharingRoutes = (app: App) =>
  new Elysia().use(requestContext(app)).post(
    "/projects/:id/sharings",
    async ({ acting, params, body, request, status }) => {
      const { origin } = new URL(app.config.PUBLIC_URL ?? request.url);
      const place = { projectId: params.id, origin };
      return status(201, await communications.shareCandidates(acting, place, body));
    },
    { params: Id, body: Sharing, response: { 201: Shared } },
  );
