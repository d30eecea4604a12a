import { Elysia } from "elysia";
import { z } from "zod";
import { goTo } from "@/modules/platform/public-pages";
import type { App } from "@/src/app";
import { addressOf } from "@/src/http/access/address";
import { requestContext } from "@/src/http/request-context";
import { networkOf } from "@/src/http/access/limits";
import { Answer, Feedback, MadeShortlist, NewShortlist, Shortlist } from "./model";
import { answerIdOf } from "./page/answer-form";
import { respondPage } from "./visiting";
import * as shortlists from "./verbs";

const Id = z.object({ id: z.uuid() });

export const shortlistRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/projects/:id/shortlists", ({ params }) => shortlists.listByProject(app, params.id), {
      params: Id,
      response: z.array(Shortlist),
    })
    .get("/projects/:id/feedback", ({ params }) => shortlists.feedbackByProject(app, params.id), {
      params: Id,
      response: z.array(Feedback),
    })
    .post(
      "/projects/:id/shortlists",
      async ({ acting, params, body, status }) =>
        status(201, await shortlists.share(acting, params.id, body)),
      { params: Id, body: NewShortlist, response: { 201: MadeShortlist } },
    )
    .post(
      "/shortlists/:id/revocation",
      ({ acting, params }) => shortlists.revoke(acting, params.id),
      { params: Id, response: Shortlist },
    );

/** A link's secret; whatever else stands there is no link. */
const Secret = z.object({ id: z.string().max(200) });

const Said = z.object({ said: z.uuid().optional().catch(undefined) });

/** What clients open, outside the application and without an account. */
export const shortlistPages = (app: App) =>
  new Elysia({ prefix: "/s" })
    .derive(({ request, server }) => ({ network: networkOf(addressOf(app, server, request)) }))
    .get(
      "/:id",
      async ({ params, query: { said }, network, request }) => {
        const visit = await shortlists.visit(app, { secret: params.id, network });
        return respondPage(app, request, visit && { ...visit, said: said ?? null });
      },
      { params: Secret, query: Said },
    )
    .post(
      "/:id",
      async ({ params, body, network, request }) => {
        await shortlists.answer(app, { secret: params.id, network }, body);
        const { pathname, searchParams } = new URL(request.url);
        searchParams.set("said", body.candidate);
        return goTo(`${pathname}?${searchParams}#${answerIdOf(body.candidate)}`);
      },
      { params: Secret, body: Answer },
    );
