import { Elysia } from "elysia";
import { z } from "zod";
import { Moved, RecordIds } from "@/modules/records";
import type { App } from "@/src/app";
import { desk } from "@/src/http/callers";
import { conditional } from "@/src/http/conditional";
import { nextAddress } from "@/src/http/next-address";
import { catalogue } from "./catalogue";
import { Candidate, CandidateChanges, CandidateRecord, NewCandidate, StatusChange } from "./model";
import { CandidateQuery, Catalogue, Duplicate, DuplicateQuery } from "./questions";
import * as candidates from "./verbs";

const Id = z.object({ id: z.uuid() });
const Paper = Id.extend({ certificateId: z.uuid() });

export const candidateRoutes = (app: App) =>
  new Elysia({ prefix: "/candidates" })
    .use(desk(app))
    .get(
      "",
      async ({ query, request, set }) => {
        const page = await candidates.list(app, query);
        set.headers["x-total-count"] = String(page.total);
        if (page.next) set.headers.link = `<${nextAddress(request, page.next)}>; rel="next"`;
        return page.candidates;
      },
      { query: CandidateQuery, response: z.array(Candidate), ...conditional(app, "candidates") },
    )
    .get("/catalogue", () => catalogue(), { response: Catalogue })
    .get("/duplicates", ({ query }) => candidates.duplicates(app, query), {
      query: DuplicateQuery,
      response: z.array(Duplicate),
    })
    .get("/:id", ({ params }) => candidates.find(app, params.id), {
      params: Id,
      response: CandidateRecord,
    })
    .get("/:id/duplicates", ({ params }) => candidates.duplicatesOf(app, params.id), {
      params: Id,
      response: z.array(Duplicate),
    })
    .post("", async ({ acting, body, status }) => status(201, await candidates.add(acting, body)), {
      body: NewCandidate,
      response: { 201: CandidateRecord },
    })
    .patch("/:id", ({ acting, params, body }) => candidates.edit(acting, params.id, body), {
      params: Id,
      body: CandidateChanges,
      response: CandidateRecord,
    })
    .post(
      "/:id/status",
      ({ acting, params, body }) => candidates.setStatus(acting, params.id, body),
      { params: Id, body: StatusChange, response: CandidateRecord },
    )
    .post(
      "/:id/certificates/:certificateId/verification",
      ({ acting, params }) => candidates.verify(acting, params),
      { params: Paper, response: CandidateRecord },
    )
    .delete(
      "/:id/certificates/:certificateId/verification",
      ({ acting, params }) => candidates.doubt(acting, params),
      { params: Paper, response: CandidateRecord },
    )
    .post("/archivals", ({ acting, body }) => candidates.archive(acting, body.ids), {
      body: RecordIds,
      response: Moved,
    })
    .delete("/archivals", ({ acting, body }) => candidates.restore(acting, body.ids), {
      body: RecordIds,
      response: Moved,
    });
