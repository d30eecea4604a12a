import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { listed } from "@/src/http/listed";
import { TimelineEntry, TimelineQuery } from "./model";
import * as timeline from "./service";

export const timelineRoutes = (app: App) =>
  new Elysia().get(
    "/timeline",
    async ({ query, request, set }) =>
      listed({ request, set }, await timeline.list(app, query)).entries,
    { query: TimelineQuery, response: z.array(TimelineEntry) },
  );
