import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { Backup, BackupName, BackupOverview, BackupRun, CopyTestResult } from "./model";
import * as backups from "./verbs";

const Named = z.object({ name: BackupName });

export const backupRoutes = (app: App) =>
  new Elysia({ prefix: "/admin" })
    .use(requestContext(app))
    .get("/backups", () => backups.overview(app), { response: BackupOverview })
    // Specification §7: no body.
    .post("/backup", async ({ acting, status }) => status(202, await backups.create(acting)), {
      response: { 202: BackupRun },
    })
    .post("/backups/copy/test", ({ acting }) => backups.tryStorage(acting), {
      response: CopyTestResult,
    })
    .post(
      "/backups/:name/verification",
      ({ acting, params }) => backups.verify(acting, params.name),
      {
        params: Named,
        response: BackupRun,
      },
    )
    .get("/backups/:name/content", ({ acting, params }) => backups.download(acting, params.name), {
      params: Named,
    })
    // Asks for the proof that a link to the file cannot ask for.
    .post("/backups/:name/release", ({ params }) => backups.find(app, params.name), {
      params: Named,
      response: Backup,
    })
    .delete(
      "/backups/:name",
      async ({ acting, params, status }) => {
        await backups.remove(acting, params.name);
        return status(204, undefined);
      },
      { params: Named },
    );
