import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { withPageHeaders } from "@/src/http/cached-count";
import { LogQuery, Overview, WatchedPerson, WatchQuery } from "./model";
import * as oversight from "./verbs";

export const oversightRoutes = (app: App) =>
  new Elysia({ prefix: "/gdpr" })
    .use(requestContext(app))
    .get("/overview", ({ caller }) => oversight.overview(app, caller?.locale), {
      response: Overview,
    })
    .get(
      "/watched",
      async ({ query, request, set }) =>
        withPageHeaders({ request, set }, await oversight.peopleToReview(app, query)).people,
      { query: WatchQuery, response: z.array(WatchedPerson) },
    )
    .get(
      "/log",
      ({ acting, caller, query }) => oversight.exportLog(acting, query, caller?.locale),
      { query: LogQuery },
    );
