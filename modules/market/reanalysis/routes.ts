import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { AnalysisRun, Overview, ReportQuery } from "./model";
import { reportFile } from "./report";
import * as reanalysis from "./service";

const Id = z.object({ id: z.uuid() });

export const reanalysisRoutes = (app: App) =>
  new Elysia({ prefix: "/analysis/runs" })
    .use(requestContext(app))
    .get("/latest", () => reanalysis.overview(app), { response: Overview })
    .post("", async ({ acting, status }) => status(201, await reanalysis.start(acting)), {
      response: { 201: AnalysisRun },
    })
    .post("/:id/cancellation", ({ acting, params }) => reanalysis.cancel(acting, params.id), {
      params: Id,
      response: AnalysisRun,
    })
    .get(
      "/:id/report",
      async ({ params, query }) => {
        const { name, type, content } = await reportFile(app, params.id, query.format);
        const disposition = `attachment; filename="${name}"`;
        return new Response(content, {
          headers: { "content-type": type, "content-disposition": disposition },
        });
      },
      { params: Id, query: ReportQuery },
    );
