import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { cacheable } from "@/src/http/answers/response-cache";
import { clocksOf } from "./clocks";
import { AssignmentClock, Bench, Opening, OpeningQuery } from "./model";
import { openings } from "./openings";
import { board } from "./service";

export const benchRoutes = (app: App) =>
  new Elysia()
    .get("/bench", () => board(app), { response: Bench, ...cacheable(app) })
    .get("/bench/openings", ({ query }) => openings(app, query), {
      query: OpeningQuery,
      response: z.array(Opening),
    })
    .get("/deployments/:id/clocks", ({ params }) => clocksOf(app, params.id), {
      params: z.object({ id: z.uuid() }),
      response: z.array(AssignmentClock),
    });
