import { Elysia } from "elysia";
import { z } from "zod";
import { banded, documentOf, goTo, languageOf } from "@/modules/platform/public-pages";
import type { App } from "@/src/app";
import { addressOf } from "@/src/http/access/address";
import { networkOf } from "@/src/http/access/limits";
import { requestContext } from "@/src/http/request-context";
import {
  ApprovalLink,
  ApprovalQuery,
  Approvers,
  Decided,
  HoursDecision,
  LinksSent,
  LinksWanted,
  WeekOf,
} from "./model";
import { pageOf } from "./page/page";
import * as approvals from "./verbs";
import type { Visit } from "./visiting";
import { wordsIn } from "./words";

const Id = z.object({ id: z.uuid() });

export const approvalRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get(
      "/clients/:id/timesheet-approvers",
      ({ params }) => approvals.approversOf(app, params.id),
      { params: Id, response: Approvers },
    )
    .put(
      "/clients/:id/timesheet-approvers",
      ({ acting, params, body }) => approvals.changeApprovers(acting, params.id, body),
      { params: Id, body: Approvers, response: Approvers },
    )
    .get("/approval-links", ({ query }) => approvals.linksOf(app, query.week), {
      query: WeekOf,
      response: z.array(ApprovalLink),
    })
    .post("/approval-links", ({ acting, body }) => approvals.send(acting, body), {
      body: LinksWanted,
      response: LinksSent,
    })
    .post(
      "/approval-links/:id/revocation",
      ({ acting, params }) => approvals.revoke(acting, params.id),
      { params: Id, response: ApprovalLink },
    )
    .get("/timesheets/:id/decisions", ({ params }) => approvals.decisionsOf(app, params.id), {
      params: Id,
      response: z.array(HoursDecision),
    });

/** A link's secret; whatever else stands there is no link. */
const Secret = z.object({ id: z.string().max(200) });

/** What somebody of the client opens, outside the application and without an account. */
export const approvalPages = (app: App) =>
  new Elysia({ prefix: "/h" })
    .derive(({ request, server }) => ({ network: networkOf(addressOf(app, server, request)) }))
    .get(
      "/:id",
      async ({ params, query, network, request }) =>
        shown(app, request, await approvals.visit(app, { secret: params.id, network }, query)),
      { params: Secret, query: ApprovalQuery },
    )
    .post(
      "/:id",
      async ({ params, query: { lang }, body, network, request }) => {
        const said = await approvals.decide(app, { secret: params.id, network }, body);
        if (said === null) return shown(app, request, null);
        const next = new URLSearchParams({ ...(lang && { lang }), said });
        if (said === "nothing" && body.dispute) next.set("dispute", body.dispute.slice(0, 36));
        return goTo(`${new URL(request.url).pathname}?${next}`);
      },
      { params: Secret, query: ApprovalQuery, body: Decided },
    );

function shown(app: App, request: Request, visit: Visit | null): Promise<Response> {
  if (visit) return documentOf(app, request, pageOf(visit));
  const locale = languageOf(request);
  const { ended, endedText } = wordsIn(locale);
  const content = banded({ heading: ended, lead: endedText, isSlim: true }, null);
  return documentOf(app, request, { locale, title: ended, content, sections: null, status: 404 });
}
