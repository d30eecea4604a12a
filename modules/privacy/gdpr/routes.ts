import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import {
  DeletionAnswer,
  DeletionRequest,
  Erasure,
  ErasureEnd,
  ErasurePreview,
  ErasureQuery,
  ExportJob,
  Hold,
  IdentityChecked,
  NewHold,
  PurgePreview,
  PurgeState,
  SubjectRef,
} from "./model";
import {
  DataExport,
  ErasureConfirmation,
  FoundSubject,
  PurgeConfirmation,
  SubjectQuery,
  SubjectStanding,
} from "./subject-model";
import * as gdpr from "./verbs";

const Id = z.object({ id: z.uuid() });

/** What somebody may ask about their data, and what the office does about it. */
export const gdprRoutes = (app: App) =>
  new Elysia({ prefix: "/gdpr" })
    .use(exportRoutes(app))
    .use(erasureRoutes(app))
    .use(holdRoutes(app))
    .use(purgeRoutes(app));

const exportRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .post("/data-export", ({ acting, body }) => gdpr.exportData(acting, body), {
      body: SubjectRef,
      response: DataExport,
    })
    .get("/exports", () => gdpr.listExports(app), { response: z.array(ExportJob) })
    .post("/exports", ({ acting, body }) => gdpr.order(acting, body), {
      body: SubjectRef,
      response: ExportJob,
    })
    .get("/exports/:id", ({ params }) => gdpr.findExport(app, params.id), {
      params: Id,
      response: ExportJob,
    })
    .get("/exports/:id/content", ({ acting, params }) => gdpr.download(acting, params.id), {
      params: Id,
    });

const erasureRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .post("/data-deletion", ({ acting, body }) => gdpr.request(acting, body), {
      body: DeletionRequest,
      response: DeletionAnswer,
    })
    .get("/erasures", ({ query }) => gdpr.list(app, query), {
      query: ErasureQuery,
      response: z.array(Erasure),
    })
    .get("/erasures/:id", ({ params }) => gdpr.find(app, params.id), {
      params: Id,
      response: Erasure,
    })
    .get("/erasures/:id/preview", ({ params }) => gdpr.preview(app, params.id), {
      params: Id,
      response: ErasurePreview,
    })
    .post(
      "/erasures/:id/identity",
      ({ acting, params, body }) => gdpr.identify(acting, params.id, body.how),
      { params: Id, body: IdentityChecked, response: Erasure },
    )
    .post(
      "/erasures/:id/confirmation",
      ({ acting, params, body }) => gdpr.confirm(acting, { ...params, ...body }),
      { params: Id, body: ErasureConfirmation, response: Erasure },
    )
    .post(
      "/erasures/:id/refusal",
      ({ acting, params, body }) => gdpr.refuse(acting, params.id, body.reason),
      { params: Id, body: ErasureEnd, response: Erasure },
    )
    .delete("/erasures/:id", ({ acting, params }) => gdpr.cancel(acting, params.id), {
      params: Id,
      response: Erasure,
    });

const holdRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/subjects", ({ query }) => gdpr.findSubjects(app, query), {
      query: SubjectQuery,
      response: z.array(FoundSubject),
    })
    .get("/subjects/:entityType/:entityId", ({ params }) => gdpr.standingOf(app, params), {
      params: SubjectRef,
      response: SubjectStanding,
    })
    .post("/holds", ({ acting, body }) => gdpr.hold(acting, body), {
      body: NewHold,
      response: z.array(Hold),
    })
    .delete("/holds/:id", ({ acting, params }) => gdpr.lift(acting, params.id), {
      params: Id,
      response: z.array(Hold),
    });

const purgeRoutes = (app: App) =>
  new Elysia({ prefix: "/purge" })
    .use(requestContext(app))
    .get("", () => gdpr.purgeState(app), { response: PurgeState })
    .post("/preview", ({ acting }) => gdpr.lookAhead(acting), { response: PurgePreview })
    .post("/confirmation", ({ acting, body }) => gdpr.confirmPurge(acting, body.count), {
      body: PurgeConfirmation,
      response: PurgeState,
    })
    .delete("/confirmation", ({ acting }) => gdpr.stopPurge(acting), { response: PurgeState })
    .post("/runs", ({ acting, body }) => gdpr.purgeNow(acting, body), {
      body: PurgeConfirmation,
      response: PurgeState,
    });
