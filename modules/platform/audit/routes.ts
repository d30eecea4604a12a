import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { AuditEntry, AuditQuery, Verification, VerificationQuery } from "./model";
import { list } from "./service";
import { verification } from "./verifying";

export const auditRoutes = (app: App) =>
  new Elysia({ prefix: "/audit" })
    .get("", ({ query }) => list(app, query), {
      query: AuditQuery,
      response: z.array(AuditEntry),
    })
    .get("/verification", ({ query }) => verification(app, query.anew), {
      query: VerificationQuery,
      response: Verification,
    });
