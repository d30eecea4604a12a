import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { listed } from "@/src/http/listed";
import { Decision, DecisionQuery, PersonLog } from "./model";
import * as decisions from "./service";

/** `scoring`: every module that gives people a number, which only the top of the house knows. */
export const decisionRoutes = (app: App, scoring: readonly decisions.ScoresOf[]) =>
  new Elysia({ prefix: "/decisions" })
    .get(
      "",
      async ({ query, request, set }) =>
        listed({ request, set }, await decisions.list(app, query)).decisions,
      { query: DecisionQuery, response: z.array(Decision) },
    )
    .get("/export", ({ query }) => decisions.ofPerson(app, query.candidateId, scoring), {
      query: z.object({ candidateId: z.uuid() }),
      response: PersonLog,
    });
