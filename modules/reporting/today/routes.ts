import { Elysia } from "elysia";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { Today, TodayQuery } from "./model";
import { today } from "./service";

export const todayRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/today", ({ acting, caller, query }) => today(acting, query, caller?.role), {
      query: TodayQuery,
      response: Today,
    });
