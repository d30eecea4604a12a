import { Elysia } from "elysia";
import { z } from "zod";
import { documentOf, goTo, languageOf } from "@/modules/platform/public-pages";
import type { App } from "@/src/app";
import { addressOf } from "@/src/http/access/address";
import { networkOf } from "@/src/http/access/limits";
import { requestContext } from "@/src/http/request-context";
import { OwnPageAction, LinkAsked, NewOwnPageLink, OwnPageState, PageQuery } from "./model";
import { answered, askingPage } from "./page/page";
import * as ownPage from "./verbs";

const Id = z.object({ id: z.uuid() });

/** What the office does: sends a link, ends it, and sees to what was asked. */
export const ownPageRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/candidates/:id/own-page", ({ params }) => ownPage.stateOf(app, params.id), {
      params: Id,
      response: OwnPageState,
    })
    .post(
      "/candidates/:id/own-page",
      ({ acting, params, body }) => ownPage.send(acting, params.id, body),
      { params: Id, body: NewOwnPageLink, response: OwnPageState },
    )
    .delete("/candidates/:id/own-page", ({ acting, params }) => ownPage.end(acting, params.id), {
      params: Id,
      response: OwnPageState,
    })
    .post(
      "/own-page-requests/:id/settlement",
      ({ acting, params }) => ownPage.markHandled(acting, params.id),
      { params: Id, response: OwnPageState },
    );

/** A link's secret; whatever else stands there is no link. */
const Secret = z.object({ id: z.string().max(200) });

/** What candidates open, outside the application and without an account. */
export const ownPages = (app: App) =>
  new Elysia({ prefix: "/me" })
    .derive(({ request, server }) => ({ network: networkOf(addressOf(app, server, request)) }))
    .get(
      "",
      async ({ request }) =>
        documentOf(app, request, await askingPage(app, languageOf(request), "asked")),
      { query: PageQuery },
    )
    .post(
      "",
      async ({ body, network, request }) => {
        await ownPage.ask(app, { ...body, network });
        const locale = languageOf(request, body.lang);
        return documentOf(app, request, await askingPage(app, locale, "sent"));
      },
      { body: LinkAsked },
    )
    .get(
      "/:id",
      async ({ params, query, network, request }) => {
        const visit = await ownPage.visit(app, { secret: params.id, network }, query);
        return answered(app, request, { visit, secret: params.id });
      },
      { params: Secret, query: PageQuery },
    )
    .post(
      "/:id",
      async ({ params, query, body, network }) => {
        const said = await ownPage.performAction(app, { secret: params.id, network }, body);
        const lang = query.lang ? { lang: query.lang } : {};
        const of = "about" in body ? `${body.deed} ${body.about}` : body.deed;
        const next = new URLSearchParams({ ...lang, said, ...(said === "done" && { of }) });
        return goTo(`/me/${encodeURIComponent(params.id)}?${next}`);
      },
      { params: Secret, query: PageQuery, body: OwnPageAction },
    );

/** What somebody takes along from their page. */
export const ownPageFiles = (app: App) =>
  new Elysia({ prefix: "/me" })
    .derive(({ request, server }) => ({ network: networkOf(addressOf(app, server, request)) }))
    .get(
      "/:id/data.json",
      ({ params, network }) => ownPage.copy(app, { secret: params.id, network }),
      { params: Secret },
    )
    .get(
      "/:id/documents/:documentId",
      ({ params, network }) =>
        ownPage.document(app, { secret: params.id, network }, params.documentId),
      { params: Secret.extend({ documentId: z.uuid() }) },
    )
    .get(
      "/:id/interviews/:interviewId",
      ({ params, network }) =>
        ownPage.interview(app, { secret: params.id, network }, params.interviewId),
      { params: Secret.extend({ interviewId: z.uuid() }) },
    )
    .get(
      "/:id/invoices/:invoiceId/:form",
      ({ params: { id: secret, invoiceId: id, form }, network }) =>
        ownPage.invoice(app, { secret, network }, { id, form }),
      { params: Secret.extend({ invoiceId: z.uuid(), form: z.enum(["pdf", "xml"]) }) },
    );
