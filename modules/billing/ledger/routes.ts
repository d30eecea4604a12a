import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { download } from "@/src/sheets";
import { LedgerExport, NewLedgerExport } from "./model";
import * as ledger from "./service";

const Id = z.object({ id: z.uuid() });

export const ledgerRoutes = (app: App) =>
  new Elysia({ prefix: "/ledger-exports" })
    .use(requestContext(app))
    .get("", () => ledger.list(app), { response: z.array(LedgerExport) })
    .post("", async ({ acting, body, status }) => status(201, await ledger.add(acting, body)), {
      body: NewLedgerExport,
      response: { 201: LedgerExport },
    })
    .get(
      "/:id/file",
      async ({ acting, params }) => download(await ledger.file(acting, params.id)),
      {
        params: Id,
      },
    );
