import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import {
  AgencyCertificate,
  AgencyCertificateChanges,
  DocumentHead,
  DocumentPlace,
  DraftChanges,
  DraftVersion,
  LegalDocument,
  NewAgencyCertificate,
  NewEdition,
  Proof,
} from "./model";
import * as legal from "./verbs";

const Id = z.object({ id: z.uuid() });

/** What the agency says in writing and what it holds itself. */
export const legalRoutes = (app: App) =>
  new Elysia({ prefix: "/legal" }).use(documentRoutes(app)).use(certificateRoutes(app));

const documentRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/documents", () => legal.documents(app), { response: z.array(DocumentHead) })
    .get("/documents/:type/:language", ({ params }) => legal.documentOf(app, params), {
      params: DocumentPlace,
      response: LegalDocument,
    })
    .put(
      "/documents/:type/:language",
      ({ acting, params, body }) => legal.editDraft(acting, params, body),
      { params: DocumentPlace, body: DraftChanges, response: LegalDocument },
    )
    .delete(
      "/documents/:type/:language",
      ({ acting, params, body }) => legal.takeStandard(acting, params, body.version),
      { params: DocumentPlace, body: DraftVersion, response: LegalDocument },
    )
    .post(
      "/documents/:type/:language/editions",
      async ({ acting, params, body, status }) =>
        status(201, await legal.publish(acting, params, body)),
      { params: DocumentPlace, body: NewEdition, response: { 201: LegalDocument } },
    )
    .post("/editions/:id/withdrawal", ({ acting, params }) => legal.withdraw(acting, params.id), {
      params: Id,
      response: LegalDocument,
    })
    .delete(
      "/editions/:id/withdrawal",
      ({ acting, params }) => legal.reinstate(acting, params.id),
      { params: Id, response: LegalDocument },
    );

const certificateRoutes = (app: App) =>
  new Elysia({ prefix: "/certificates" })
    .use(requestContext(app))
    .get("", () => legal.certificatesOf(app), { response: z.array(AgencyCertificate) })
    .post(
      "",
      async ({ acting, body, status }) => status(201, await legal.addCertificate(acting, body)),
      { body: NewAgencyCertificate, response: { 201: AgencyCertificate } },
    )
    .patch("/:id", ({ acting, params, body }) => legal.editCertificate(acting, params.id, body), {
      params: Id,
      body: AgencyCertificateChanges,
      response: AgencyCertificate,
    })
    .post("/:id/archival", ({ acting, params }) => legal.archiveCertificate(acting, params.id), {
      params: Id,
      response: AgencyCertificate,
    })
    .delete("/:id/archival", ({ acting, params }) => legal.restoreCertificate(acting, params.id), {
      params: Id,
      response: AgencyCertificate,
    })
    .post("/:id/proof", ({ acting, params, body }) => legal.addProof(acting, params.id, body), {
      params: Id,
      body: Proof,
      response: AgencyCertificate,
    })
    .get("/:id/proof", ({ acting, params }) => legal.proofOf(acting, params.id), { params: Id });

const Read = z.object({ edition: z.coerce.number().int().min(1).optional() });

/** What everybody reads. */
export const legalPages = (app: App) =>
  new Elysia()
    .get("/legal/certificates", ({ request }) => legal.readCertificates(app, request))
    .get(
      "/legal/:slug",
      ({ request, params, query }) => legal.read(app, request, { ...params, ...query }),
      { params: z.object({ slug: z.string().max(80) }), query: Read },
    );
