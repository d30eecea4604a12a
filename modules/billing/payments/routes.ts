import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import {
  BankEntries,
  BankEntry,
  BankStatement,
  EntryBooking,
  EntryDismissal,
  EntryQuery,
  EntryVersion,
  NewPayment,
  OpenInvoiceRow,
  Payment,
  StatementImport,
  WriteOff,
} from "./model";
import * as payments from "./verbs";

const Id = z.object({ id: z.uuid() });
const one = { params: Id, response: BankEntry };
const ofInvoice = { params: Id, response: z.array(Payment) };

/** What came in over the bank, and what it is for. */
export const bankRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/bank-statements", () => payments.statements(app), { response: z.array(BankStatement) })
    .post(
      "/bank-statements",
      async ({ acting, body: { file }, status }) =>
        status(201, await payments.importStatements(acting, await file.text())),
      { body: z.object({ file: z.instanceof(File) }), response: { 201: StatementImport } },
    )
    .get("/open-invoices", () => payments.openInvoices(app), { response: z.array(OpenInvoiceRow) })
    .get("/bank-entries", ({ query }) => payments.entries(app, query), {
      query: EntryQuery,
      response: BankEntries,
    })
    .post(
      "/bank-entries/:id/booking",
      ({ acting, params, body }) => payments.book(acting, params.id, body),
      { ...one, body: EntryBooking },
    )
    .post(
      "/bank-entries/:id/dismissal",
      ({ acting, params, body }) => payments.dismiss(acting, params.id, body),
      { ...one, body: EntryDismissal },
    )
    .post(
      "/bank-entries/:id/reopening",
      ({ acting, params, body }) => payments.reopen(acting, params.id, body.version),
      { ...one, body: EntryVersion },
    );

/** What was booked on an invoice. */
export const paymentRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/invoices/:id/payments", ({ params }) => payments.ofInvoice(app, params.id), ofInvoice)
    .post(
      "/invoices/:id/payments",
      ({ acting, params, body }) => payments.add(acting, params.id, body),
      { ...ofInvoice, body: NewPayment },
    )
    .post(
      "/invoices/:id/write-off",
      ({ acting, params, body }) => payments.writeOff(acting, params.id, body),
      { ...ofInvoice, body: WriteOff },
    )
    .post(
      "/payments/:id/undo",
      ({ acting, params }) => payments.undo(acting, params.id),
      ofInvoice,
    );
