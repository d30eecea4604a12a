import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { SearchHit, SearchQuery } from "./model";
import { find } from "./service";

export const searchRoutes = (app: App) =>
  new Elysia().get("/search", ({ query }) => find(app, query), {
    query: SearchQuery,
    response: z.array(SearchHit),
  });
