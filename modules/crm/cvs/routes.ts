import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { CvReading, SentCv } from "./model";
import * as cvs from "./service";

const Id = z.object({ id: z.uuid() });

export const cvRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .post("/cvs", ({ acting, body }) => cvs.previewCv(acting, body), {
      body: SentCv,
      response: CvReading,
    })
    .post("/cvs/by-model", ({ acting, body }) => cvs.previewCvByModel(acting, body), {
      body: SentCv,
      response: CvReading,
    })
    .post(
      "/files/:id/proposals/by-model",
      ({ acting, params }) => cvs.proposalsByModel(acting, params.id),
      {
        params: Id,
        response: CvReading,
      },
    )
    .get("/files/:id/proposals", ({ params }) => cvs.proposals(app, params.id), {
      params: Id,
      response: CvReading,
    });
