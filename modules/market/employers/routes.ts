import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { conditionalGet } from "@/src/http/etag";
import { withPageHeaders } from "@/src/http/cached-count";
import * as leads from "./leads/leads";
import { moveAll, unmoveAll } from "./leads/bulk";
import {
  EmployerChanges,
  EmployerQuery,
  LeadChanges,
  LeadOwner,
  LeadsBack,
  LeadsChange,
  LeadsMoved,
} from "./input-model";
import {
  Employer,
  EmployerRecord,
  Lead,
  RadarAd,
  Competition,
  JobSignals,
  PayReport,
  Radar,
} from "./model";
import * as pay from "./pay/pay-report";
import * as radar from "./radar";
import * as employers from "./service";
import { signalsOf } from "./pay/signals";

const Key = z.object({ id: z.string().max(200) });
const Id = z.object({ id: z.uuid() });

export const employerRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get(
      "/employers",
      async ({ query, request, set }) =>
        withPageHeaders({ request, set }, await employers.list(app, query)).employers,
      { query: EmployerQuery, response: z.array(Employer), ...conditionalGet(app, "employers") },
    )
    .get("/employers/:id", ({ params }) => employers.find(app, params.id), {
      params: Key,
      response: EmployerRecord,
    })
    .patch(
      "/employers/:id",
      ({ acting, params, body }) => employers.edit(acting, params.id, body),
      { params: Key, body: EmployerChanges, response: EmployerRecord },
    )
    .get("/leads/owners", () => leads.owners(app), { response: z.array(LeadOwner) })
    .post("/leads/changes", ({ acting, body }) => moveAll(acting, body), {
      body: LeadsChange,
      response: LeadsMoved,
    })
    .delete("/leads/changes", ({ acting, body }) => unmoveAll(acting, body), {
      body: LeadsBack,
      response: LeadsMoved,
    })
    .patch("/leads/:id", ({ acting, params, body }) => leads.move(acting, params.id, body), {
      params: Id,
      body: LeadChanges,
      response: Lead,
    })
    .get("/radar", () => radar.overview(app), { response: Radar })
    .get("/radar/hard-to-fill", () => radar.hardToFill(app), { response: z.array(RadarAd) })
    .get("/radar/competitors", () => radar.competitors(app), { response: z.array(Competition) })
    .get("/radar/pay", () => pay.report(app), { response: PayReport })
    .get("/jobs/:id/signals", ({ params }) => signalsOf(app, params.id), {
      params: Id,
      response: JobSignals,
    });
