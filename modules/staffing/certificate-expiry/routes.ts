import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { listed } from "@/src/http/cached-count";
import { EndingCertificate, ExpiryCounts, ExpiryQuery } from "./model";
import * as expiry from "./service";

export const expiryRoutes = (app: App) =>
  new Elysia({ prefix: "/certificates" })
    .get(
      "",
      async ({ query, request, set }) =>
        listed({ request, set }, await expiry.list(app, query)).certificates,
      { query: ExpiryQuery, response: z.array(EndingCertificate) },
    )
    .get("/counts", () => expiry.counts(app), { response: ExpiryCounts });
