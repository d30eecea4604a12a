import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { nextAddress } from "@/src/http/next-address";
import { EndingCertificate, ExpiryCounts, ExpiryQuery } from "./model";
import * as expiry from "./service";

export const expiryRoutes = (app: App) =>
  new Elysia({ prefix: "/certificates" })
    .get(
      "",
      async ({ query, request, set }) => {
        const page = await expiry.list(app, query);
        set.headers["x-total-count"] = String(page.total);
        if (page.next) set.headers.link = `<${nextAddress(request, page.next)}>; rel="next"`;
        return page.certificates;
      },
      { query: ExpiryQuery, response: z.array(EndingCertificate) },
    )
    .get("/counts", () => expiry.counts(app), { response: ExpiryCounts });
