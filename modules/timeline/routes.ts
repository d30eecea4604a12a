import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { nextAddress } from "@/src/http/next-address";
import { TimelineEntry, TimelineQuery } from "./model";
import * as timeline from "./service";

export const timelineRoutes = (app: App) =>
  new Elysia().get(
    "/timeline",
    async ({ query, request, set }) => {
      const page = await timeline.list(app, query);
      if (page.next) set.headers.link = `<${nextAddress(request, page.next)}>; rel="next"`;
      return page.entries;
    },
    { query: TimelineQuery, response: z.array(TimelineEntry) },
  );
