import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { desk } from "@/src/http/callers";
import { AgencyCertificate, AgencyCertificateChanges, NewAgencyCertificate, Proof } from "./model";
import * as legal from "./verbs";

const Id = z.object({ id: z.uuid() });

/** What the agency holds itself; `/legal` in front, because candidates hold certificates too. */
export const legalRoutes = (app: App) =>
  new Elysia({ prefix: "/legal/certificates" })
    .use(desk(app))
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
