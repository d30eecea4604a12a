import { Elysia } from "elysia";
import { z } from "zod";
import { ProjectFilter, ProjectRecord } from "@/modules/staffing/projects";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import {
  AddedEntries,
  Analytics,
  Entry,
  EntryIds,
  NewEntries,
  NewStageTemplate,
  StageChanges,
  StageTemplate,
  StageTemplateChanges,
  Standing,
  Step,
  TakenOff,
} from "./model";
import * as pipelines from "./verbs";

const Id = z.object({ id: z.uuid() });

export const pipelineRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/projects/analytics", ({ query }) => pipelines.analytics(app, query), {
      query: ProjectFilter,
      response: Analytics,
    })
    .get("/projects/:id/candidates", ({ params }) => pipelines.listByProject(app, params.id), {
      params: Id,
      response: z.array(Entry),
    })
    .get("/candidates/:id/projects", ({ params }) => pipelines.listByCandidate(app, params.id), {
      params: Id,
      response: z.array(Standing),
    })
    .post(
      "/projects/:id/candidates",
      ({ acting, params, body }) => pipelines.addMany(acting, { ...body, projectId: params.id }),
      { params: Id, body: NewEntries, response: AddedEntries },
    )
    .delete(
      "/projects/:id/candidates",
      ({ acting, params, body }) => pipelines.takeOff(acting, { ...body, projectId: params.id }),
      { params: Id, body: EntryIds, response: TakenOff },
    )
    .patch(
      "/project-candidates/:id",
      ({ acting, params, body }) => pipelines.move(acting, params.id, body),
      { params: Id, body: Step, response: Entry },
    );

/** The stages of a pipeline, and templates of them. */
export const stageRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/stage-templates", () => pipelines.listTemplates(app), {
      response: z.array(StageTemplate),
    })
    .post(
      "/stage-templates",
      async ({ acting, body, status }) => status(201, await pipelines.addTemplate(acting, body)),
      { body: NewStageTemplate, response: { 201: StageTemplate } },
    )
    .patch(
      "/stage-templates/:id",
      ({ acting, params, body }) => pipelines.editTemplate(acting, params.id, body),
      { params: Id, body: StageTemplateChanges, response: StageTemplate },
    )
    .delete(
      "/stage-templates/:id",
      async ({ acting, params, status }) => {
        await pipelines.removeTemplate(acting, params.id);
        return status(204, undefined);
      },
      { params: Id },
    )
    .put(
      "/projects/:id/stages",
      ({ acting, params, body }) => pipelines.setStages(acting, params.id, body),
      { params: Id, body: StageChanges, response: ProjectRecord },
    );
