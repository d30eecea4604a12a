import { Elysia } from "elysia";
import { z } from "zod";
import { AddedByAddress, Job, Message } from "@/modules/market/jobs/model";
import { sourceIds } from "@/modules/market/sources/rules";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import * as adding from "./pages/add-ad";
import * as connectors from "./connectors";
import {
  NewSearchProfile,
  Run,
  ScrapeStart,
  ScrapeStatus,
  SearchProfile,
  SearchProfileChanges,
  SourceChanges,
  SourceState,
} from "./model";
import * as profiles from "./profiles";
import * as runs from "./runs/runs";
import * as scraping from "./service";

const Id = z.object({ id: z.uuid() });
const SourceIdParam = z.object({ id: z.enum(sourceIds) });

/** The paths of specification §7 under /jobs, and the nouns beyond it under /scraping and /sources. */
export const scrapingRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .post(
      "/jobs/scrape",
      async ({ acting, body, status }) => status(202, await scraping.start(acting, body)),
      { body: ScrapeStart, response: { 202: Run } },
    )
    .get("/jobs/scrape/status", () => runs.status(app), { response: ScrapeStatus })
    .post("/jobs/from-address", ({ acting, body }) => adding.addFromAddress(acting, body.url), {
      body: AddedByAddress,
      response: Job,
    })
    .post("/jobs/from-file", ({ acting, body }) => adding.addFromFile(acting, body.file), {
      body: z.object({ file: z.instanceof(File) }),
      response: Message,
    })
    .get("/scraping/runs", () => runs.list(app), { response: z.array(Run) })
    .get("/scraping/runs/:id", ({ params }) => runs.find(app, params.id), {
      params: Id,
      response: Run,
    })
    .post(
      "/scraping/runs/:id/cancellation",
      ({ acting, params }) => scraping.cancel(acting, params.id),
      { params: Id, response: Run },
    )
    .get("/sources", () => connectors.list(app), { response: z.array(SourceState) })
    .patch("/sources/:id", ({ acting, params, body }) => connectors.edit(acting, params.id, body), {
      params: SourceIdParam,
      body: SourceChanges,
      response: SourceState,
    });

/** Searches that are kept, and run by themselves. */
export const searchProfileRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/scraping/profiles", () => profiles.list(app), { response: z.array(SearchProfile) })
    .post(
      "/scraping/profiles",
      async ({ acting, body, status }) => status(201, await profiles.add(acting, body)),
      { body: NewSearchProfile, response: { 201: SearchProfile } },
    )
    .patch(
      "/scraping/profiles/:id",
      ({ acting, params, body }) => profiles.edit(acting, params.id, body),
      {
        params: Id,
        body: SearchProfileChanges,
        response: SearchProfile,
      },
    )
    .delete(
      "/scraping/profiles/:id",
      async ({ acting, params, status }) => {
        await profiles.remove(acting, params.id);
        return status(204, undefined);
      },
      { params: Id },
    )
    .post(
      "/scraping/profiles/:id/runs",
      async ({ acting, params, status }) => status(202, await profiles.run(acting, params.id)),
      { params: Id, response: { 202: Run } },
    );
