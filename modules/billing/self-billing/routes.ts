import { Elysia } from "elysia";
import { z } from "zod";
import { DraftQuery, NewCredit } from "@/modules/billing/invoices/model";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import {
  LegalSource,
  NewSelfBillingDetails,
  NewSelfBills,
  SelfBill,
  SelfBillDraft,
  SelfBillingDetails,
  SelfBillPage,
  SelfBillPaid,
  SelfBillQuery,
  SelfBillsIssued,
} from "./model";
import * as selfBilling from "./verbs";

const Id = z.object({ id: z.uuid() });
const one = { params: Id, response: SelfBill };

/** In whose name invoices are made out. */
export const selfBillingDetailsRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/legal-sources", () => selfBilling.legalSources(), { response: z.array(LegalSource) })
    .get("/candidates/:id/self-billing", ({ params }) => selfBilling.details(app, params.id), {
      params: Id,
      response: SelfBillingDetails,
    })
    .put(
      "/candidates/:id/self-billing",
      ({ acting, params, body }) => selfBilling.saveDetails(acting, params.id, body),
      { params: Id, body: NewSelfBillingDetails, response: SelfBillingDetails },
    );

export const selfBillingRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/self-billing/drafts", ({ query }) => selfBilling.preview(app, query), {
      query: DraftQuery,
      response: z.array(SelfBillDraft),
    })
    .get("/self-billing/invoices", ({ query }) => selfBilling.list(app, query), {
      query: SelfBillQuery,
      response: SelfBillPage,
    })
    .post("/self-billing/invoices", ({ acting, body }) => selfBilling.issue(acting, body), {
      body: NewSelfBills,
      response: SelfBillsIssued,
    })
    .get("/self-billing/invoices/:id", ({ params }) => selfBilling.find(app, params.id), one)
    .get(
      "/self-billing/invoices/:id/pdf",
      ({ params }) => selfBilling.download(app, params.id, "pdf"),
      { params: Id },
    )
    .get(
      "/self-billing/invoices/:id/xml",
      ({ params }) => selfBilling.download(app, params.id, "xml"),
      { params: Id },
    )
    .post(
      "/self-billing/invoices/:id/payment",
      ({ acting, params, body }) => selfBilling.pay(acting, params.id, body),
      { ...one, body: SelfBillPaid },
    )
    .post(
      "/self-billing/invoices/:id/credit",
      ({ acting, params, body }) => selfBilling.credit(acting, params.id, body),
      { ...one, body: NewCredit },
    );
