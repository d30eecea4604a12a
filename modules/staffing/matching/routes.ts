import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { repeatable } from "@/src/http/answers/repeated";
import { desk } from "@/src/http/request-context";
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

const Id = z.object({ id: z.uuid() });
const Decided = z.object({ decision: PairDecision.nullable() });

export const matchingRoutes = (app: App) =>
  new Elysia()
    .use(desk(app))
    .get("/jobs/:id/matches", ({ params, query }) => matching.forJob(app, params.id, query), {
      params: Id,
      query: MatchQuery,
      response: JobMatches,
      ...repeatable(app),
    })
    .get(
      "/jobs/:id/matches/:candidateId",
      ({ params }) => matching.forPair(app, params.id, params.candidateId),
      { params: Id.extend({ candidateId: z.uuid() }), response: Match },
    )
    .get(
      "/candidates/:id/matches",
      ({ params, query }) => matching.forCandidate(app, params.id, query),
      { params: Id, query: MatchQuery, response: CandidateMatches, ...repeatable(app) },
    )
    .post(
      "/jobs/:id/source-candidates",
      ({ acting, params }) => matching.sourceCandidates(acting, params.id),
      { params: Id, response: Sourced },
    );

/** What people decide against a number. */
export const matchDecisionRoutes = (app: App) =>
  new Elysia()
    .use(desk(app))
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
