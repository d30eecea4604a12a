import { Elysia } from "elysia";
import { z } from "zod";
import { documentOf, languageOf } from "@/modules/pages";
import type { App } from "@/src/app";
import { addressOf } from "@/src/http/address";
import { Confirm, Lang, SentForm } from "./model";
import { answerTo, confirmationOf, pageOf, statusOf, statusOfLink } from "./page";
import * as applying from "./verbs";

const Slug = z.object({ slug: z.string().max(200) });
const Secret = z.object({ id: z.string().max(200) });

/** Who asks, as far as a request without a session tells. */
const visitors = (app: App) =>
  new Elysia({ name: "applicants" }).derive({ as: "scoped" }, ({ request, server }) => ({
    visitorIn: (lang?: z.infer<typeof Lang>["lang"]) => ({
      address: addressOf(app, server, request),
      locale: languageOf(request, lang),
    }),
  }));

/** What whoever looks for work fills in, outside the application and without an account. */
const forms = (app: App) =>
  new Elysia({ prefix: "/careers" })
    .use(visitors(app))
    .get(
      "/:slug/apply",
      async ({ params, query, visitorIn }) => {
        const view = await applying.form(app, params.slug, visitorIn(query.lang));
        return documentOf((nonce) => pageOf(view, nonce), statusOf(view));
      },
      { params: Slug, query: Lang },
    )
    .post(
      "/:slug/apply",
      async ({ params, query, body, visitorIn }) => {
        const view = await applying.send(app, params.slug, visitorIn(query.lang), body);
        return answerTo(view);
      },
      { params: Slug, query: Lang, body: SentForm },
    )
    .get(
      "/:slug/apply/sent",
      async ({ params, query, visitorIn }) => {
        const view = await applying.sent(app, params.slug, visitorIn(query.lang));
        return documentOf((nonce) => pageOf(view, nonce));
      },
      { params: Slug, query: Lang },
    );

/** What the letter's link opens, and its one button. */
const links = (app: App) =>
  new Elysia({ prefix: "/apply" })
    .use(visitors(app))
    .get(
      "/:id",
      async ({ params, visitorIn }) => {
        const seen = await applying.look(app, params.id, visitorIn());
        return documentOf((nonce) => confirmationOf(seen, nonce), statusOfLink(seen));
      },
      { params: Secret },
    )
    .post(
      "/:id",
      async ({ params, visitorIn }) => {
        const seen = await applying.confirm(app, params.id, visitorIn());
        return documentOf((nonce) => confirmationOf(seen, nonce), statusOfLink(seen));
      },
      { params: Secret, body: Confirm },
    );

export const applyingPages = (app: App) => new Elysia().use(forms(app)).use(links(app));
