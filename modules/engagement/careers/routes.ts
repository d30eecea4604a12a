import { Elysia } from "elysia";
import { z } from "zod";
import { siteOf } from "@/modules/platform/public-pages";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { answerJob, answerList, feedOf } from "./answering";
import { boardFeed, jsonFeed, robotsText, rssFeed, siteMap } from "./feeds";
import {
  CareersQuery,
  JobPublication,
  NewPublication,
  Publication,
  PublicationChanges,
} from "./model";
import * as careers from "./verbs";

const Id = z.object({ id: z.uuid() });

/** What the office does with a job's page. */
export const careersRoutes = (app: App) =>
  new Elysia({ prefix: "/jobs" })
    .use(requestContext(app))
    .get("/:id/publication", ({ params }) => careers.withDraft(app, params.id), {
      params: Id,
      response: JobPublication,
    })
    .post(
      "/:id/publication",
      async ({ acting, params, body, status }) =>
        status(201, await careers.publish(acting, params.id, body)),
      { params: Id, body: NewPublication, response: { 201: Publication } },
    )
    .patch(
      "/:id/publication",
      ({ acting, params, body }) => careers.edit(acting, params.id, body),
      { params: Id, body: PublicationChanges, response: Publication },
    )
    .delete("/:id/publication", ({ acting, params }) => careers.withdraw(acting, params.id), {
      params: Id,
      response: Publication,
    });

const Slug = z.object({ slug: z.string().max(120) });
const Spoken = CareersQuery.pick({ lang: true });

/** What anybody reads, and what searches and job boards fetch. */
export const careersPages = (app: App) =>
  new Elysia()
    .get("/careers", ({ request, query }) => answerList(app, request, query), {
      query: CareersQuery,
    })
    .get("/careers/:slug", ({ request, params }) => answerJob(app, request, params.slug), {
      params: Slug,
      query: Spoken,
    })
    .get("/careers/feed.xml", async ({ request }) =>
      written("application/xml", boardFeed(await feedOf(app, request))),
    )
    .get("/careers/feed.rss", async ({ request }) =>
      written("application/rss+xml", rssFeed(await feedOf(app, request))),
    )
    .get("/careers/feed.json", async ({ request }) =>
      written("application/feed+json", JSON.stringify(jsonFeed(await feedOf(app, request)))),
    )
    .get("/sitemap.xml", async ({ request }) =>
      written("application/xml", siteMap(await feedOf(app, request))),
    )
    .get("/robots.txt", async ({ request }) =>
      written("text/plain", robotsText((await siteOf(app, request)).origin)),
    );

const written = (type: string, text: string): Response =>
  new Response(text, {
    headers: { "content-type": `${type};charset=utf-8`, "cache-control": "no-cache" },
  });
