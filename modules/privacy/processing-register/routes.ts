import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import type { Holder } from "@/src/holders";
import { desk } from "@/src/http/callers";
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

/** What is done with personal data, and by whom; the holders are given, because they stand above. */
export const processingRoutes = (app: App, holders: Holder[]) =>
  new Elysia({ prefix: "/processing" })
    .use(desk(app))
    .get("/register", ({ query }) => processing.registerOf(app, holders, query.language), {
      query: RegisterQuery,
      response: Register,
    })
    .get(
      "/register/export",
      async ({ query }) => download(await processing.exported(app, holders, query)),
      { query: RegisterExport },
    )
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
