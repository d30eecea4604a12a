import { Elysia } from "elysia";
import { z } from "zod";
import { oneLine } from "@/modules/platform/texts/rules";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import {
  ListCheck,
  ListImport,
  ListKindQuery,
  ListPlanChange,
  ListUndone,
  OpenedList,
} from "./model";
import * as lists from "./verbs";

const Id = z.object({ id: z.uuid() });

export const listImportRoutes = (app: App) =>
  new Elysia({ prefix: "/list-imports" })
    .use(requestContext(app))
    .get("", ({ query }) => lists.list(app, query.kind), {
      query: ListKindQuery,
      response: z.array(ListImport),
    })
    .post(
      "",
      async ({ acting, body: { kind, file }, status }) => {
        const taken = { kind, name: oneLine(file.name), bytes: await file.bytes() };
        return status(201, await lists.open(acting, taken));
      },
      {
        body: ListKindQuery.extend({ file: z.instanceof(File) }),
        response: { 201: OpenedList },
      },
    )
    .get("/:id", ({ params }) => lists.preview(app, params.id), {
      params: Id,
      response: OpenedList,
    })
    .patch("/:id", ({ acting, params, body }) => lists.change(acting, params.id, body), {
      params: Id,
      body: ListPlanChange,
      response: OpenedList,
    })
    .delete(
      "/:id",
      async ({ acting, params, status }) => {
        await lists.discard(acting, params.id);
        return status(204, undefined);
      },
      { params: Id, response: { 204: z.undefined() } },
    );

/** Running an import, and taking it back. */
export const listRunRoutes = (app: App) =>
  new Elysia({ prefix: "/list-imports" })
    .use(requestContext(app))
    .get("/:id/check", ({ params }) => lists.check(app, params.id), {
      params: Id,
      response: ListCheck,
    })
    .get("/:id/progress", ({ params }) => lists.find(app, params.id), {
      params: Id,
      response: ListImport,
    })
    .post("/:id/start", ({ acting, params }) => lists.start(acting, params.id), {
      params: Id,
      response: ListImport,
    })
    .post("/:id/undo", ({ acting, params }) => lists.undo(acting, params.id), {
      params: Id,
      response: ListUndone,
    });
