import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { AiStatus, AiTest, AiTestResult, ProposalDecision, TermProposal } from "./model";
import * as proposals from "./proposals";
import { proposalStates } from "./rules";
import * as ai from "./service";

/** A model may think for five minutes, and the connection has to wait as long. */
const patience = 320;

/** The test beside the settings it is about, specification §7; status, runs and terms as nouns of their own. */
export const aiRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/ai", () => ai.status(app), { response: AiStatus })
    .post("/settings/ai/test", ({ acting, body }) => ai.test(acting, body.provider), {
      body: AiTest,
      response: AiTestResult,
      beforeHandle: ({ server, request }) => server?.timeout(request, patience),
    })
    .get("/ai/terms", ({ query }) => proposals.list(app, query.state), {
      query: z.object({ state: z.enum(proposalStates).default("open") }),
      response: z.array(TermProposal),
    })
    .post(
      "/ai/terms/:id/decision",
      ({ acting, params, body }) => proposals.decide(acting, params.id, body.state),
      { params: z.object({ id: z.uuid() }), body: ProposalDecision, response: TermProposal },
    );
