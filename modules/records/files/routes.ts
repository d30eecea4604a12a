import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import {
  AddedFile,
  FileChanges,
  FileIds,
  FilesQuery,
  FileText,
  MovedFiles,
  NewFile,
  Portrait,
  PortraitsQuery,
  RecordFile,
} from "./model";
import * as files from "./verbs";

const Id = z.object({ id: z.uuid() });

export const fileRoutes = (app: App) =>
  new Elysia({ prefix: "/files" })
    .use(requestContext(app))
    .get("", ({ query }) => files.list(app, query), {
      query: FilesQuery,
      response: z.array(RecordFile),
    })
    .post("", async ({ acting, body, status }) => status(201, await files.add(acting, body)), {
      body: NewFile,
      response: { 201: AddedFile },
    })
    .get("/:id/content", ({ acting, params }) => files.download(acting, params.id), { params: Id })
    .get("/:id/picture", ({ acting, params }) => files.picture(acting, params.id), { params: Id })
    .get("/portraits", ({ query }) => files.portraitsOf(app, query), {
      query: PortraitsQuery,
      response: z.array(Portrait),
    })
    .get("/:id/portrait", ({ params }) => files.servePortrait(app, params.id), { params: Id })
    .get("/:id/text", ({ params }) => files.textOf(app, params.id), {
      params: Id,
      response: FileText,
    })
    .patch("/:id", ({ acting, params, body }) => files.edit(acting, params.id, body), {
      params: Id,
      body: FileChanges,
      response: RecordFile,
    })
    .post("/removals", ({ acting, body }) => files.remove(acting, body.fileIds), {
      body: FileIds,
      response: MovedFiles,
    })
    .delete("/removals", ({ acting, body }) => files.restore(acting, body.fileIds), {
      body: FileIds,
      response: MovedFiles,
    });
