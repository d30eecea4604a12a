import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { DeploymentDossier, Dossier, DutyPlace, DutySettled } from "./model";
import * as dossiers from "./verbs";

const Id = z.object({ id: z.uuid() });
const Version = z.strictObject({ version: z.number().int() });

export const dossierRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/compliance/dossiers", () => dossiers.list(app), { response: z.array(Dossier) })
    .get("/deployments/:id/dossier", ({ params }) => dossiers.ofDeployment(app, params.id), {
      params: Id,
      response: DeploymentDossier,
    })
    .get(
      "/deployments/:id/dossier/archive",
      ({ acting, params }) => dossiers.dossierFile(acting, params.id),
      { params: Id },
    )
    .put(
      "/deployments/:id/dossier/:duty",
      ({ acting, params, body }) => dossiers.markDone(acting, params, body),
      { params: DutyPlace, body: DutySettled, response: DeploymentDossier },
    )
    .delete(
      "/deployments/:id/dossier/:duty",
      ({ acting, params, body }) => dossiers.reopen(acting, params, body.version),
      { params: DutyPlace, body: Version, response: DeploymentDossier },
    );
