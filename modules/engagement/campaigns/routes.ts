import { Elysia } from "elysia";
import { z } from "zod";
import { Moved } from "@/modules/records/core";
import type { App } from "@/src/app";
import { addressOf } from "@/src/http/access/address";
import { networkOf } from "@/src/http/access/limits";
import { requestContext } from "@/src/http/request-context";
import { AudienceView, CampaignRecord, Preview, Recipient } from "./model";
import {
  AudienceQuery,
  AutoCampaign,
  CampaignChanges,
  Move,
  NewCampaign,
  PreviewQuery,
  RecipientQuery,
  Start,
  StatusesBack,
  StatusesChange,
  StatusesMoved,
  Trial,
  Tried,
  Wish,
} from "./questions";
import * as campaigns from "./verbs";
import { respondPage } from "./visiting";

const Id = z.object({ id: z.uuid() });
const moving = { params: Id, body: Move, response: CampaignRecord };

/** Written, looked at and changed as a draft. */
const drafts = (app: App) =>
  new Elysia({ prefix: "/campaigns" })
    .use(requestContext(app))
    .post("", async ({ acting, body, status }) => status(201, await campaigns.add(acting, body)), {
      body: NewCampaign,
      response: { 201: CampaignRecord },
    })
    .post(
      "/auto-create",
      async ({ acting, body, status }) => status(201, await campaigns.autoCreate(acting, body)),
      { body: AutoCampaign, response: { 201: CampaignRecord } },
    )
    .get("/:id", ({ params }) => campaigns.find(app, params.id), {
      params: Id,
      response: CampaignRecord,
    })
    .patch("/:id", ({ acting, params, body }) => campaigns.edit(acting, params.id, body), {
      params: Id,
      body: CampaignChanges,
      response: CampaignRecord,
    });

/** Whom a campaign would reach, and what they would read. */
const previews = (app: App) =>
  new Elysia({ prefix: "/campaigns" })
    .use(requestContext(app))
    .get(
      "/:id/audience",
      ({ acting, params, query }) => campaigns.audience(acting, params.id, query),
      {
        params: Id,
        query: AudienceQuery,
        response: AudienceView,
      },
    )
    .get(
      "/:id/preview",
      ({ acting, params, query }) => campaigns.preview(acting, params.id, query),
      {
        params: Id,
        query: PreviewQuery,
        response: Preview,
      },
    )
    .post("/:id/test", ({ acting, params, body }) => campaigns.sendTest(acting, params.id, body), {
      params: Id,
      body: Trial,
      response: Tried,
    });

/** What sends, halts and ends. */
const moves = (app: App) =>
  new Elysia({ prefix: "/campaigns" })
    .use(requestContext(app))
    .get("/:id/recipients", ({ params, query }) => campaigns.recipientsOf(app, params.id, query), {
      params: Id,
      query: RecipientQuery,
      response: z.array(Recipient),
    })
    .post("/:id/start", ({ acting, params, body }) => campaigns.start(acting, params.id, body), {
      params: Id,
      body: Start,
      response: CampaignRecord,
    })
    .delete(
      "/:id/start",
      ({ acting, params, body }) => campaigns.takeBack(acting, params.id, body),
      moving,
    )
    .post(
      "/:id/pause",
      ({ acting, params, body }) => campaigns.pause(acting, params.id, body),
      moving,
    )
    .post(
      "/:id/resume",
      ({ acting, params, body }) => campaigns.resume(acting, params.id, body),
      moving,
    )
    .post(
      "/:id/cancel",
      ({ acting, params, body }) => campaigns.cancel(acting, params.id, body),
      moving,
    );

/** Several at once. */
const together = (app: App) =>
  new Elysia({ prefix: "/campaigns" })
    .use(requestContext(app))
    .post("/statuses", ({ acting, body }) => campaigns.setStatuses(acting, body), {
      body: StatusesChange,
      response: StatusesMoved,
    })
    .delete("/statuses", ({ acting, body }) => campaigns.unsetStatuses(acting, body), {
      body: StatusesBack,
      response: Moved,
    });

export const campaignRoutes = (app: App) =>
  new Elysia().use(drafts(app)).use(previews(app)).use(moves(app)).use(together(app));

/** A link's secret; whatever else stands there is no link. */
const Secret = z.object({ id: z.string().max(200) });

/** What a letter's link opens, outside the application and without an account. */
export const campaignPages = (app: App) =>
  new Elysia({ prefix: "/u" })
    .derive(({ request, server }) => ({
      network: networkOf(addressOf(app, server, request)),
    }))
    .get(
      "/:id",
      async ({ params, network, request }) =>
        respondPage(app, request, await campaigns.visit(app, { secret: params.id, network })),
      { params: Secret },
    )
    .post(
      "/:id",
      async ({ params, body, network, request }) =>
        respondPage(
          app,
          request,
          await campaigns.answer(app, { secret: params.id, network }, body),
        ),
      { params: Secret, body: Wish },
    );
