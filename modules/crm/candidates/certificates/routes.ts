import { Elysia } from "elysia";
import { z } from "zod";
import { Moved, RecordIds } from "@/modules/records/core";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { withHeading } from "@/src/http/policy";
import { CandidateRecord } from "../model";
import * as candidates from "../verbs";
import { IdentityCheck, NewWalletCertificate, CertificateDetails, Wallet } from "./wallet-model";

const Id = z.object({ id: z.uuid() });
const CertificateParams = Id.extend({ certificateId: z.uuid() });

/** The certificates of a candidate, and the check of who they are. */
export const certificateRoutes = (app: App) =>
  new Elysia({ prefix: "/candidates" })
    .use(requestContext(app))
    .get("/:id/wallet", ({ params }) => candidates.walletOf(app, params.id), {
      params: Id,
      response: Wallet,
    })
    .post(
      "/:id/certificates",
      async ({ acting, params, body, status }) =>
        status(201, await candidates.addCertificate(acting, params.id, body)),
      { params: Id, body: NewWalletCertificate, response: { 201: Wallet } },
    )
    .patch(
      "/:id/certificates/:certificateId",
      ({ acting, params, body }) => candidates.editCertificate(acting, params, body),
      { params: CertificateParams, body: CertificateDetails, response: Wallet },
    )
    .put(
      "/:id/identity",
      ({ acting, params, body }) => candidates.identify(acting, params.id, body),
      { params: Id, body: IdentityCheck, response: Wallet },
    )
    .delete("/:id/identity", ({ acting, params }) => candidates.unidentify(acting, params.id), {
      params: Id,
      response: Wallet,
    });

/** What becomes of a certificate: renewed, let go, verified. */
export const certificateStepRoutes = (app: App) =>
  new Elysia({ prefix: "/candidates" })
    .use(requestContext(app))
    .post(
      "/:id/certificates/:certificateId/renewal",
      ({ acting, params, body }) => candidates.renew(acting, params, body),
      { params: CertificateParams, body: CertificateDetails, response: Wallet },
    )
    .delete(
      "/:id/certificates/:certificateId/renewal",
      ({ acting, params }) => candidates.unrenew(acting, params),
      { params: CertificateParams, response: Wallet },
    )
    .post(
      "/:id/certificates/:certificateId/letting-go",
      ({ acting, params }) => candidates.letGo(acting, params),
      { params: CertificateParams, response: Wallet },
    )
    .delete(
      "/:id/certificates/:certificateId/letting-go",
      ({ acting, params }) => candidates.undoLetGo(acting, params),
      { params: CertificateParams, response: Wallet },
    )
    .post(
      "/:id/certificates/:certificateId/verification",
      ({ acting, params }) => candidates.verify(acting, params),
      { params: CertificateParams, response: CandidateRecord },
    )
    .delete(
      "/:id/certificates/:certificateId/verification",
      ({ acting, params }) => candidates.unverify(acting, params),
      { params: CertificateParams, response: CandidateRecord },
    );

/** Certificates of several candidates at once. */
export const bulkCertificateRoutes = (app: App) =>
  new Elysia({ prefix: "/candidates" })
    .use(requestContext(app))
    .post("/verifications", ({ acting, body }) => candidates.verifyAll(acting, body.ids), {
      body: RecordIds,
      response: Moved,
    })
    .delete("/verifications", ({ acting, body }) => candidates.unverifyAll(acting, body.ids), {
      body: RecordIds,
      response: Moved,
    });

/** Who may do what with certificates, a heading of its own in the description of the API. */
export const certificateCalls = withHeading("Certificates", {
  "GET /api/candidates/:id/wallet": { for: "viewer", does: "Show the certificates of a candidate" },
  "POST /api/candidates/:id/certificates": { for: "recruiter", does: "Add a certificate" },
  "PATCH /api/candidates/:id/certificates/:certificateId": {
    for: "recruiter",
    does: "Change a certificate",
  },
  "POST /api/candidates/:id/certificates/:certificateId/renewal": {
    for: "recruiter",
    does: "Renew a certificate",
  },
  "DELETE /api/candidates/:id/certificates/:certificateId/renewal": {
    for: "recruiter",
    does: "Take the renewal of a certificate back",
  },
  "POST /api/candidates/:id/certificates/:certificateId/letting-go": {
    for: "recruiter",
    does: "Let a certificate expire",
  },
  "DELETE /api/candidates/:id/certificates/:certificateId/letting-go": {
    for: "recruiter",
    does: "Watch a certificate's expiry again",
  },
  "PUT /api/candidates/:id/identity": {
    for: "recruiter",
    does: "Note that the identity was checked",
  },
  "DELETE /api/candidates/:id/identity": {
    for: "recruiter",
    does: "Take the check of the identity back",
  },
  "POST /api/candidates/verifications": { for: "recruiter", does: "Verify several certificates" },
  "DELETE /api/candidates/verifications": {
    for: "recruiter",
    does: "Take the verification of several certificates back",
  },
  "POST /api/candidates/:id/certificates/:certificateId/verification": {
    for: "recruiter",
    does: "Verify a certificate",
  },
  "DELETE /api/candidates/:id/certificates/:certificateId/verification": {
    for: "recruiter",
    does: "Take the verification of a certificate back",
  },
});
