import { type Context, Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { cacheable } from "@/src/http/answers/response-cache";
import { requestContext } from "@/src/http/request-context";
import {
  CandidateMatches,
  JobMatches,
  Match,
  MatchQuery,
  NewPairDecision,
  PairDecision,
  PairOf,
  Sourced,
} from "./model";
import * as matching from "./verbs";

/** Who is the first to ask after a start waits until everybody, or every open job, was read. */
const patience = 120;
const patient = {
  beforeHandle: ({ server, request }: Pick<Context, "server" | "request">) =>
    server?.timeout(request, patience),
};
/** Given again while nobody writes; otherwise with patience. */
const ranking = (app: App) => ({
  beforeHandle: [cacheable(app).beforeHandle, patient.beforeHandle],
});

const Id = z.object({ id: z.uuid() });
const Decided = z.object({ decision: PairDecision.nullable() });

export const matchingRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/jobs/:id/matches", ({ params, query }) => matching.forJob(app, params.id, query), {
      params: Id,
      query: MatchQuery,
      response: JobMatches,
      ...ranking(app),
    })
    .get(
      "/jobs/:id/matches/:candidateId",
      ({ params }) => matching.forPair(app, params.id, params.candidateId),
      { params: Id.extend({ candidateId: z.uuid() }), response: Match },
    )
    .get(
      "/candidates/:id/matches",
      ({ params, query }) => matching.forCandidate(app, params.id, query),
      { params: Id, query: MatchQuery, response: CandidateMatches, ...ranking(app) },
    )
    .post(
      "/jobs/:id/source-candidates",
      ({ acting, params }) => matching.sourceCandidates(acting, params.id),
      { params: Id, response: Sourced, ...patient },
    );

/** What people decide against a number. */
export const matchDecisionRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .post(
      "/jobs/:id/match-overrides",
      ({ acting, params, body }) => matching.override(acting, params.id, body),
      { params: Id, body: NewPairDecision, response: Decided },
    )
    .delete(
      "/jobs/:id/match-overrides",
      ({ acting, params, body }) => matching.withdrawOverride(acting, params.id, body.candidateId),
      { params: Id, body: PairOf, response: Decided },
    )
    .post(
      "/jobs/:id/match-dismissals",
      ({ acting, params, body }) => matching.dismiss(acting, params.id, body),
      { params: Id, body: NewPairDecision, response: Decided },
    )
    .delete(
      "/jobs/:id/match-dismissals",
      ({ acting, params, body }) => matching.restore(acting, params.id, body.candidateId),
      { params: Id, body: PairOf, response: Decided },
    );
