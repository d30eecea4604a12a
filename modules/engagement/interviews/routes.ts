import { Elysia } from "elysia";
import { z } from "zod";
import { Facets } from "@/modules/records/conditions";
import { MatchingIds } from "@/modules/records/core";
import type { App } from "@/src/app";
import { addressOf } from "@/src/http/access/address";
import { requestContext } from "@/src/http/request-context";
import { networkOf } from "@/src/http/access/limits";
import { withPageHeaders } from "@/src/http/cached-count";
import { download } from "@/src/sheets";
import { CalendarFeed, Clash, Interview, InterviewRecord, NewInterview, OpenedFeed } from "./model";
import {
  ClashQuery,
  Completion,
  InterviewCancellation,
  InterviewChanges,
  InterviewExport,
  InterviewFacets,
  InterviewIdsQuery,
  InterviewQuery,
  NewScorecard,
  NoShow,
  OutcomesBack,
  OutcomesChange,
  OutcomesMoved,
  Reopening,
  Rescheduling,
} from "./questions";
import * as interviews from "./verbs";

const Id = z.object({ id: z.uuid() });

export const interviewRoutes = (app: App) =>
  new Elysia({ prefix: "/crm" })
    .use(reading(app))
    .use(changing(app))
    .use(ending(app))
    .use(feeds(app));

const reading = (app: App) =>
  new Elysia({ prefix: "/interviews" })
    .use(requestContext(app))
    .get(
      "",
      async ({ acting, query, ...context }) =>
        withPageHeaders(context, await interviews.page(acting, query)).interviews,
      { query: InterviewQuery, response: z.array(Interview) },
    )
    .get("/clashes", ({ query }) => interviews.clashes(app, query), {
      query: ClashQuery,
      response: z.array(Clash),
    })
    .get("/:id", ({ params }) => interviews.find(app, params.id), {
      params: Id,
      response: InterviewRecord,
    })
    .get("/:id/invitation.ics", ({ acting, params }) => interviews.entry(acting, params.id), {
      params: Id,
    });

/** What is asked of and done with all that a filter shows. */
export const interviewListRoutes = (app: App) =>
  new Elysia({ prefix: "/crm/interviews" })
    .use(requestContext(app))
    .get("/ids", ({ acting, query }) => interviews.matchingIds(acting, query), {
      query: InterviewIdsQuery,
      response: MatchingIds,
    })
    .get("/facets", ({ acting, query }) => interviews.facets(acting, query), {
      query: InterviewFacets,
      response: Facets,
    })
    .get(
      "/export",
      async ({ acting, query }) => download(await interviews.exported(acting, query)),
      { query: InterviewExport },
    )
    .post("/outcomes", ({ acting, body }) => interviews.setOutcomes(acting, body), {
      body: OutcomesChange,
      response: OutcomesMoved,
    })
    .delete("/outcomes", ({ acting, body }) => interviews.unsetOutcomes(acting, body), {
      body: OutcomesBack,
      response: z.object({ count: z.number().int(), ids: z.array(z.uuid()) }),
    });

const changing = (app: App) =>
  new Elysia({ prefix: "/interviews" })
    .use(requestContext(app))
    .post(
      "",
      async ({ acting, body, status }) => status(201, await interviews.schedule(acting, body)),
      { body: NewInterview, response: { 201: InterviewRecord } },
    )
    .patch("/:id", ({ acting, params, body }) => interviews.edit(acting, params.id, body), {
      params: Id,
      body: InterviewChanges,
      response: InterviewRecord,
    })
    .post(
      "/:id/reschedule",
      ({ acting, params, body }) => interviews.reschedule(acting, params.id, body),
      { params: Id, body: Rescheduling, response: InterviewRecord },
    );

/** How it went, and what was thought of it. */
const ending = (app: App) =>
  new Elysia({ prefix: "/interviews" })
    .use(requestContext(app))
    .post(
      "/:id/complete",
      ({ acting, params, body }) => interviews.complete(acting, params.id, body),
      { params: Id, body: Completion, response: InterviewRecord },
    )
    .post(
      "/:id/no-show",
      ({ acting, params, body }) => interviews.noShow(acting, params.id, body),
      {
        params: Id,
        body: NoShow,
        response: InterviewRecord,
      },
    )
    .post("/:id/cancel", ({ acting, params, body }) => interviews.cancel(acting, params.id, body), {
      params: Id,
      body: InterviewCancellation,
      response: InterviewRecord,
    })
    .post("/:id/reopen", ({ acting, params, body }) => interviews.reopen(acting, params.id, body), {
      params: Id,
      body: Reopening,
      response: InterviewRecord,
    })
    .post(
      "/:id/scorecard",
      ({ acting, params, body }) => interviews.saveScorecard(acting, params.id, body),
      { params: Id, body: NewScorecard, response: InterviewRecord },
    );

const feeds = (app: App) =>
  new Elysia({ prefix: "/calendar-feed" })
    .use(requestContext(app))
    .get("", ({ acting }) => interviews.feedOf(acting), { response: CalendarFeed })
    .post("", async ({ acting, status }) => status(201, await interviews.openFeed(acting)), {
      response: { 201: OpenedFeed },
    })
    .delete("", async ({ acting, status }) => {
      await interviews.closeFeed(acting);
      return status(204, undefined);
    });

/** A feed's secret with its ending; whatever else stands there is none. */
const Token = z.object({ token: z.string().max(200) });

/** What calendar programs read without an account. */
export const calendarPages = (app: App) =>
  new Elysia({ prefix: "/calendar" })
    .derive(({ request, server }) => ({ network: networkOf(addressOf(app, server, request)) }))
    .get("/:token", ({ params, network }) => interviews.feed(app, { ...params, network }), {
      params: Token,
    });
