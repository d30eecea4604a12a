import { Elysia } from "elysia";
import { z } from "zod";
import { languageOf } from "@/modules/platform/public-pages";
import type { App } from "@/src/app";
import { addressOf } from "@/src/http/access/address";
import { Confirm, Lang, SentForm } from "./model";
import { redirectAfterForm, confirmation, formPage } from "./page/page";
import * as applying from "./verbs";

const Slug = z.object({ slug: z.string().max(200) });
const Secret = z.object({ id: z.string().max(200) });

/** Who asks, as far as a request without a session tells. */
const visitors = (app: App) =>
  new Elysia({ name: "applicants" }).derive({ as: "scoped" }, ({ request, server }) => ({
    visitorIn: (lang?: z.infer<typeof Lang>["lang"]) => ({
      address: addressOf(app, server, request),
      locale: languageOf(request, lang),
      ...(lang && { lang }),
    }),
  }));

/** What whoever looks for work fills in, outside the application and without an account. */
const forms = (app: App) =>
  new Elysia({ prefix: "/careers" })
    .use(visitors(app))
    .get(
      "/:slug/apply",
      async ({ params, query, visitorIn, request }) =>
        formPage(app, request, await applying.form(app, params.slug, visitorIn(query.lang))),
      { params: Slug, query: Lang },
    )
    .post(
      "/:slug/apply",
      async ({ params, query, body, visitorIn, request }) =>
        redirectAfterForm(
          app,
          request,
          await applying.send(app, {
            slug: params.slug,
            visitor: visitorIn(query.lang),
            given: body,
          }),
        ),
      { params: Slug, query: Lang, body: SentForm },
    )
    .get(
      "/:slug/apply/sent",
      async ({ params, query, visitorIn, request }) =>
        formPage(app, request, await applying.sent(app, params.slug, visitorIn(query.lang))),
      { params: Slug, query: Lang },
    );

/** What the letter's link opens, and its one button. */
const links = (app: App) =>
  new Elysia({ prefix: "/apply" })
    .use(visitors(app))
    .get(
      "/:id",
      async ({ params, query, visitorIn, request }) =>
        confirmation(
          app,
          request,
          await applying.viewConfirmation(app, params.id, visitorIn(query.lang)),
        ),
      { params: Secret, query: Lang },
    )
    .post(
      "/:id",
      async ({ params, query, visitorIn, request }) =>
        confirmation(app, request, await applying.confirm(app, params.id, visitorIn(query.lang))),
      { params: Secret, query: Lang, body: Confirm },
    );

export const applyingPages = (app: App) => new Elysia().use(forms(app)).use(links(app));
