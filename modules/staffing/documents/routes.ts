import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import {
  Document,
  DocumentChanges,
  DocumentsQuery,
  DocumentStep,
  NewDocument,
  NewTemplate,
  SignedCopy,
  Template,
  TemplateChanges,
} from "./model";
import * as documents from "./verbs";

const Id = z.object({ id: z.uuid() });
const step = { params: Id, body: DocumentStep, response: Document };

export const documentRoutes = (app: App) =>
  new Elysia({ prefix: "/documents" })
    .use(requestContext(app))
    .get("", ({ query }) => documents.list(app, query), {
      query: DocumentsQuery,
      response: z.array(Document),
    })
    .post(
      "",
      async ({ acting, body, status }) => status(201, await documents.draft(acting, body)),
      {
        body: NewDocument,
        response: { 201: Document },
      },
    )
    .patch("/:id", ({ acting, params, body }) => documents.edit(acting, params.id, body), {
      params: Id,
      body: DocumentChanges,
      response: Document,
    });

/** The templates that documents are made of. */
export const documentTemplateRoutes = (app: App) =>
  new Elysia({ prefix: "/documents" })
    .use(requestContext(app))
    .get("/templates", () => documents.templatesOf(app), { response: z.array(Template) })
    .post(
      "/templates",
      async ({ acting, body, status }) => status(201, await documents.addTemplate(acting, body)),
      { body: NewTemplate, response: { 201: Template } },
    )
    .patch(
      "/templates/:id",
      ({ acting, params, body }) => documents.editTemplate(acting, params.id, body),
      { params: Id, body: TemplateChanges, response: Template },
    );

/** What becomes of a document: given out, sent, revised, withdrawn, signed. */
export const documentStepRoutes = (app: App) =>
  new Elysia({ prefix: "/documents" })
    .use(requestContext(app))
    .post(
      "/:id/issue",
      ({ acting, params, body }) => documents.issue(acting, params.id, body),
      step,
    )
    .post(
      "/:id/sending",
      ({ acting, params, body }) => documents.send(acting, params.id, body),
      step,
    )
    .post(
      "/:id/revision",
      ({ acting, params, body }) => documents.revise(acting, params.id, body),
      step,
    )
    .post(
      "/:id/withdrawal",
      ({ acting, params, body }) => documents.withdraw(acting, params.id, body),
      step,
    )
    .post("/:id/signature", ({ acting, params, body }) => documents.sign(acting, params.id, body), {
      params: Id,
      body: SignedCopy,
      response: Document,
    });
