import { Elysia } from "elysia";
import { z } from "zod";
import { Moved } from "@/modules/records/core";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import {
  JobOrder,
  JobOrderChanges,
  JobOrderStep,
  NewJobOrder,
  ReadRequirements,
  StatusesBack,
  StatusesChange,
  StatusesMoved,
  Wording,
} from "./model";
import * as orders from "./verbs";

const Id = z.object({ id: z.uuid() });

export const jobOrderRoutes = (app: App) =>
  new Elysia({ prefix: "/jobs" })
    .use(requestContext(app))
    .get("/:id/order", ({ params }) => orders.find(app, params.id), {
      params: Id,
      response: JobOrder,
    })
    .post("", async ({ acting, body, status }) => status(201, await orders.add(acting, body)), {
      body: NewJobOrder,
      response: { 201: JobOrder },
    })
    .post("/requirements", ({ body }) => orders.requirementsIn(body), {
      body: Wording,
      response: ReadRequirements,
    })
    .patch("/:id", ({ acting, params, body }) => orders.edit(acting, params.id, body), {
      params: Id,
      body: JobOrderChanges,
      response: JobOrder,
    })
    .post(
      "/:id/duplicate",
      async ({ acting, params, status }) => status(201, await orders.duplicate(acting, params.id)),
      { params: Id, response: { 201: JobOrder } },
    )
    .post(
      "/:id/close",
      ({ acting, params, body }) => orders.close(acting, params.id, body.version),
      { params: Id, body: JobOrderStep, response: JobOrder },
    )
    .post(
      "/:id/reopen",
      ({ acting, params, body }) => orders.reopen(acting, params.id, body.version),
      { params: Id, body: JobOrderStep, response: JobOrder },
    );

/** What is done with several at once. */
export const jobOrderBulkRoutes = (app: App) =>
  new Elysia({ prefix: "/jobs" })
    .use(requestContext(app))
    .post("/statuses", ({ acting, body }) => orders.setStatuses(acting, body), {
      body: StatusesChange,
      response: StatusesMoved,
    })
    .delete("/statuses", ({ acting, body }) => orders.unsetStatuses(acting, body), {
      body: StatusesBack,
      response: Moved,
    });
