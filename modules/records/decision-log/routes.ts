import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { withPageHeaders } from "@/src/http/cached-count";
import { Decision, DecisionQuery, PersonLog } from "./model";
import * as decisions from "./service";

export const decisionRoutes = (app: App) =>
  new Elysia({ prefix: "/decisions" })
    .get(
      "",
      async ({ query, request, set }) =>
        withPageHeaders({ request, set }, await decisions.list(app, query)).decisions,
      { query: DecisionQuery, response: z.array(Decision) },
    )
    .get("/export", ({ query }) => decisions.ofPerson(app, query.candidateId), {
      query: z.object({ candidateId: z.uuid() }),
      response: PersonLog,
    });
