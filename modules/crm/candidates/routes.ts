import { Elysia } from "elysia";
import { z } from "zod";
import { Moved, RecordIds } from "@/modules/platform/records";
import type { App } from "@/src/app";
import { desk } from "@/src/http/callers";
import { conditional } from "@/src/http/conditional";
import { listed } from "@/src/http/listed";
import { catalogue } from "./catalogue";
import { ConsentOverview, NewConsent, NewGround, NewRestriction } from "./consents/consent-model";
import { Candidate, CandidateChanges, CandidateRecord, NewCandidate, StatusChange } from "./model";
import { CandidateQuery, Catalogue, Duplicate, DuplicateQuery } from "./questions";
import { CandidateExport } from "./export";
import * as candidates from "./verbs";
import { IdentityCheck, NewPaper, PaperDetails, Wallet } from "./certificates/wallet-model";

const Id = z.object({ id: z.uuid() });
const Paper = Id.extend({ certificateId: z.uuid() });
const Given = Id.extend({ consentId: z.uuid() });

export const candidateRoutes = (app: App) =>
  new Elysia({ prefix: "/candidates" })
    .use(desk(app))
    .get(
      "",
      async ({ query, request, set }) =>
        listed({ request, set }, await candidates.list(app, query)).candidates,
      { query: CandidateQuery, response: z.array(Candidate), ...conditional(app, "candidates") },
    )
    .get("/catalogue", () => catalogue(), { response: Catalogue })
    .get("/export", ({ query }) => candidates.exported(app, query), { query: CandidateExport })
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
    .get("/:id/wallet", ({ params }) => candidates.walletOf(app, params.id), {
      params: Id,
      response: Wallet,
    })
    .post(
      "/:id/certificates",
      async ({ acting, params, body, status }) =>
        status(201, await candidates.addPaper(acting, params.id, body)),
      { params: Id, body: NewPaper, response: { 201: Wallet } },
    )
    .patch(
      "/:id/certificates/:certificateId",
      ({ acting, params, body }) => candidates.editPaper(acting, params, body),
      { params: Paper, body: PaperDetails, response: Wallet },
    )
    .post(
      "/:id/certificates/:certificateId/renewal",
      ({ acting, params, body }) => candidates.renew(acting, params, body),
      { params: Paper, body: PaperDetails, response: Wallet },
    )
    .delete(
      "/:id/certificates/:certificateId/renewal",
      ({ acting, params }) => candidates.unrenew(acting, params),
      { params: Paper, response: Wallet },
    )
    .post(
      "/:id/certificates/:certificateId/letting-go",
      ({ acting, params }) => candidates.letGo(acting, params),
      { params: Paper, response: Wallet },
    )
    .delete(
      "/:id/certificates/:certificateId/letting-go",
      ({ acting, params }) => candidates.takeBack(acting, params),
      { params: Paper, response: Wallet },
    )
    .put(
      "/:id/identity",
      ({ acting, params, body }) => candidates.identify(acting, params.id, body),
      { params: Id, body: IdentityCheck, response: Wallet },
    )
    .delete("/:id/identity", ({ acting, params }) => candidates.unidentify(acting, params.id), {
      params: Id,
      response: Wallet,
    })
    .get("/:id/consents", ({ params }) => candidates.consentsOf(app, params.id), {
      params: Id,
      response: ConsentOverview,
    })
    .post(
      "/:id/consents",
      async ({ acting, params, body, status }) =>
        status(201, await candidates.giveConsent(acting, params.id, body)),
      { params: Id, body: NewConsent, response: { 201: ConsentOverview } },
    )
    .post(
      "/:id/consents/:consentId/withdrawal",
      ({ acting, params }) => candidates.withdrawConsent(acting, params),
      { params: Given, response: ConsentOverview },
    )
    .delete(
      "/:id/consents/:consentId/withdrawal",
      ({ acting, params }) => candidates.restoreConsent(acting, params),
      { params: Given, response: ConsentOverview },
    )
    .post("/:id/information", ({ acting, params }) => candidates.inform(acting, params.id), {
      params: Id,
      response: ConsentOverview,
    })
    .delete("/:id/information", ({ acting, params }) => candidates.uninform(acting, params.id), {
      params: Id,
      response: ConsentOverview,
    })
    .post("/:id/contacts", ({ acting, params }) => candidates.contact(acting, params.id), {
      params: Id,
      response: ConsentOverview,
    })
    .post(
      "/:id/restriction",
      ({ acting, params, body }) => candidates.restrict(acting, params.id, body),
      { params: Id, body: NewRestriction, response: ConsentOverview },
    )
    .delete("/:id/restriction", ({ acting, params }) => candidates.unrestrict(acting, params.id), {
      params: Id,
      response: ConsentOverview,
    })
    .post("/:id/objection", ({ acting, params }) => candidates.object(acting, params.id), {
      params: Id,
      response: ConsentOverview,
    })
    .delete("/:id/objection", ({ acting, params }) => candidates.unobject(acting, params.id), {
      params: Id,
      response: ConsentOverview,
    })
    .post(
      "/:id/grounds",
      async ({ acting, params, body, status }) =>
        status(201, await candidates.addGround(acting, params.id, body)),
      { params: Id, body: NewGround, response: { 201: ConsentOverview } },
    )
    .post(
      "/:id/grounds/:groundId/ending",
      ({ acting, params }) => candidates.endGround(acting, params),
      { params: Id.extend({ groundId: z.uuid() }), response: ConsentOverview },
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
