import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import {
  BillingRun,
  DraftQuery,
  InvoiceDraft,
  InvoiceRecord,
  InvoiceVersion,
  NewBillingRun,
  NewCredit,
  NewWriteOff,
  SettledSeries,
  WriteOff,
} from "./model";
import * as invoices from "./verbs";

const Id = z.object({ id: z.uuid() });

export const invoiceRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/invoices/drafts", ({ query }) => invoices.preview(app, query), {
      query: DraftQuery,
      response: z.array(InvoiceDraft),
    })
    .get("/invoices/:id", ({ params }) => invoices.find(app, params.id), {
      params: Id,
      response: InvoiceRecord,
    })
    .get("/invoices/:id/pdf", ({ params }) => invoices.download(app, params.id, "pdf"), {
      params: Id,
    })
    .get("/invoices/:id/xml", ({ params }) => invoices.download(app, params.id, "xml"), {
      params: Id,
    })
    .post(
      "/invoices/:id/sending",
      ({ acting, params, body }) => invoices.send(acting, params.id, body.version),
      { params: Id, body: InvoiceVersion, response: InvoiceRecord },
    )
    .post(
      "/invoices/:id/credit",
      ({ acting, params, body }) => invoices.credit(acting, params.id, body),
      {
        params: Id,
        body: NewCredit,
        response: InvoiceRecord,
      },
    );

/** What is done about hours and numbers beside invoices. */
export const invoiceStepRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .post("/invoices/write-offs", ({ acting, body }) => invoices.writeOff(acting, body), {
      body: NewWriteOff,
      response: WriteOff,
    })
    .get("/invoices/numbers", () => invoices.doubtedNumbers(app), {
      response: z.array(SettledSeries),
    })
    .put(
      "/invoices/numbers",
      ({ acting, body }) => invoices.settleNumbers(acting, body.series, body.last),
      {
        body: SettledSeries,
        response: SettledSeries,
      },
    );

export const billingRunRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/billing-runs", () => invoices.listRuns(app), { response: z.array(BillingRun) })
    .post("/billing-runs", ({ acting, body }) => invoices.start(acting, body), {
      body: NewBillingRun,
      response: BillingRun,
    })
    .get("/billing-runs/:id", ({ params }) => invoices.findRun(app, params.id), {
      params: Id,
      response: BillingRun,
    })
    .post(
      "/billing-runs/:id/cancellation",
      ({ acting, params }) => invoices.cancel(acting, params.id),
      {
        params: Id,
        response: BillingRun,
      },
    );
