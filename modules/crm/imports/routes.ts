import { Elysia } from "elysia";
import { z } from "zod";
import { oneLine } from "@/modules/platform/texts/rules";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { download } from "@/src/sheets";
import { Check, Import, ImportWithPreview, PlanChange, Undone } from "./model";
import * as imports from "./verbs";

const Id = z.object({ id: z.uuid() });

export const importRoutes = (app: App) =>
  new Elysia({ prefix: "/imports" })
    .use(requestContext(app))
    .get("", () => imports.list(app), { response: z.array(Import) })
    .post(
      "",
      async ({ acting, body: { file }, status }) =>
        status(201, await imports.open(acting, oneLine(file.name), await file.bytes())),
      { body: z.object({ file: z.instanceof(File) }), response: { 201: ImportWithPreview } },
    )
    .get("/:id", ({ params }) => imports.preview(app, params.id), {
      params: Id,
      response: ImportWithPreview,
    })
    .patch("/:id", ({ acting, params, body }) => imports.change(acting, params.id, body), {
      params: Id,
      body: PlanChange,
      response: ImportWithPreview,
    })
    .delete(
      "/:id",
      async ({ acting, params, status }) => {
        await imports.discard(acting, params.id);
        return status(204, undefined);
      },
      { params: Id, response: { 204: z.undefined() } },
    );

/** Running an import, and taking it back. */
export const importRunRoutes = (app: App) =>
  new Elysia({ prefix: "/imports" })
    .use(requestContext(app))
    .get("/:id/check", ({ params }) => imports.check(app, params.id), {
      params: Id,
      response: Check,
    })
    .get("/:id/progress", ({ params }) => imports.find(app, params.id), {
      params: Id,
      response: Import,
    })
    .post("/:id/start", ({ acting, params }) => imports.start(acting, params.id), {
      params: Id,
      response: Import,
    })
    .post("/:id/cancellation", ({ acting, params }) => imports.cancel(acting, params.id), {
      params: Id,
      response: Import,
    })
    .post("/:id/undo", ({ acting, params }) => imports.undo(acting, params.id), {
      params: Id,
      response: Undone,
    })
    .get(
      "/:id/rejected",
      async ({ params }) => download(await imports.rejectedRows(app, params.id)),
      {
        params: Id,
      },
    );
