import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import {
  NewPayException,
  NewPayTerms,
  PayChecks,
  PayOwner,
  PayTerms,
  PayTermsChange,
  PayTermsMessage,
  PayTermsVersion,
} from "./model";
import * as equalPay from "./service";

const Id = z.object({ id: z.uuid() });
const All = z.array(PayTerms);

/** What a client pays its own people. */
export const payTermsRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/clients/:id/pay-terms", ({ params }) => equalPay.list(app, params.id), {
      params: Id,
      response: All,
    })
    .post(
      "/clients/:id/pay-terms",
      ({ acting, params, body }) => equalPay.add(acting, params.id, body),
      { params: Id, body: NewPayTerms, response: All },
    )
    .post(
      "/clients/:id/pay-terms/imports",
      ({ acting, params, body }) => equalPay.take(acting, params.id, body),
      { params: Id, body: PayTermsMessage, response: All },
    )
    .put("/pay-terms/:id", ({ acting, params, body }) => equalPay.change(acting, params.id, body), {
      params: Id,
      body: PayTermsChange,
      response: All,
    })
    .delete(
      "/pay-terms/:id",
      ({ acting, params, query }) => equalPay.remove(acting, params.id, query.version),
      { params: Id, query: PayTermsVersion, response: All },
    );

/** What is paid beside it, and what a second person lets pass. */
export const payCheckRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/pay-checks/of/:kind/:id", ({ acting, params }) => equalPay.check(acting, params), {
      params: PayOwner,
      response: PayChecks,
    })
    .post("/pay-exceptions", ({ acting, body }) => equalPay.ask(acting, body), {
      body: NewPayException,
      response: PayChecks,
    })
    .post(
      "/pay-exceptions/:id/approval",
      async ({ acting, params, status }) => {
        await equalPay.approve(acting, params.id);
        return status(204, undefined);
      },
      { params: Id },
    )
    .post(
      "/pay-exceptions/:id/refusal",
      async ({ acting, params, status }) => {
        await equalPay.decline(acting, params.id);
        return status(204, undefined);
      },
      { params: Id },
    )
    .delete(
      "/pay-exceptions/:id",
      async ({ acting, params, status }) => {
        await equalPay.withdraw(acting, params.id);
        return status(204, undefined);
      },
      { params: Id },
    );
