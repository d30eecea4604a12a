import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { BillingDetails, BillingPermission, NewBillingDetails } from "./model";
import * as permissions from "./permissions";
import * as details from "./service";

const Id = z.object({ id: z.uuid() });
const many = { params: Id, response: z.array(BillingPermission) };

export const billingRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/clients/:id/billing", ({ params }) => details.find(app, params.id), {
      params: Id,
      response: BillingDetails,
    })
    .put(
      "/clients/:id/billing",
      ({ acting, params, body }) => details.save(acting, params.id, body),
      { params: Id, body: NewBillingDetails, response: BillingDetails },
    )
    .get("/billing/permissions", () => permissions.list(app), { response: many.response })
    .put(
      "/billing/permissions/:id",
      ({ acting, params }) => permissions.give(acting, params.id),
      many,
    )
    .delete(
      "/billing/permissions/:id",
      ({ acting, params }) => permissions.take(acting, params.id),
      many,
    );
