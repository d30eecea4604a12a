import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { download } from "@/src/sheets";
import {
  NewProcessor,
  Processor,
  ProcessorChanges,
  ProcessorList,
  Register,
  RegisterExport,
  RegisterQuery,
} from "./model";
import * as processing from "./verbs";

const Id = z.object({ id: z.uuid() });

/** What is done with personal data, and by whom. */
export const processingRoutes = (app: App) =>
  new Elysia({ prefix: "/processing" })
    .use(requestContext(app))
    .get("/register", ({ query }) => processing.registerOf(app, query.language), {
      query: RegisterQuery,
      response: Register,
    })
    .get("/register/export", async ({ query }) => download(await processing.exported(app, query)), {
      query: RegisterExport,
    })
    .get("/processors", () => processing.list(app), { response: ProcessorList })
    .post(
      "/processors",
      async ({ acting, body, status }) => status(201, await processing.add(acting, body)),
      { body: NewProcessor, response: { 201: Processor } },
    )
    .patch(
      "/processors/:id",
      ({ acting, params, body }) => processing.edit(acting, params.id, body),
      { params: Id, body: ProcessorChanges, response: Processor },
    )
    .post("/processors/:id/end", ({ acting, params }) => processing.end(acting, params.id), {
      params: Id,
      response: Processor,
    })
    .delete("/processors/:id/end", ({ acting, params }) => processing.resume(acting, params.id), {
      params: Id,
      response: Processor,
    });
