import { Elysia } from "elysia";
import { z } from "zod";
import { Moved, RecordIds } from "@/modules/records/core";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { withHeading } from "@/src/http/policy";
import {
  ConsentOverview,
  ConsentsNoted,
  NewConsent,
  NewConsents,
  NewGround,
  NewRestriction,
} from "./consent-model";
import * as candidates from "../verbs";

const Id = z.object({ id: z.uuid() });
const Given = Id.extend({ consentId: z.uuid() });

/** Consents, one by one and many at once. */
export const consentRoutes = (app: App) =>
  new Elysia({ prefix: "/candidates" })
    .use(requestContext(app))
    .get("/:id/consents", ({ params }) => candidates.consentsOf(app, params.id), {
      params: Id,
      response: ConsentOverview,
    })
    .post(
      "/:id/consents",
      async ({ acting, params, body, status }) =>
        status(201, await candidates.giveConsent(acting, params.id, body)),
      { params: Id, body: NewConsent, response: { 201: ConsentOverview } },
    )
    .post(
      "/:id/consents/:consentId/withdrawal",
      ({ acting, params }) => candidates.withdrawConsent(acting, params),
      { params: Given, response: ConsentOverview },
    )
    .delete(
      "/:id/consents/:consentId/withdrawal",
      ({ acting, params }) => candidates.restoreConsent(acting, params),
      { params: Given, response: ConsentOverview },
    )
    .post(
      "/consents",
      async ({ acting, body, status }) => status(201, await candidates.noteConsents(acting, body)),
      { body: NewConsents, response: { 201: ConsentsNoted } },
    )
    .delete("/consents", ({ acting, body }) => candidates.unnoteConsents(acting, body.ids), {
      body: RecordIds,
      response: Moved,
    });

/** What a person may ask: that their data is not used. */
export const restrictionRoutes = (app: App) =>
  new Elysia({ prefix: "/candidates" })
    .use(requestContext(app))
    .post(
      "/:id/restriction",
      ({ acting, params, body }) => candidates.restrict(acting, params.id, body),
      { params: Id, body: NewRestriction, response: ConsentOverview },
    )
    .delete("/:id/restriction", ({ acting, params }) => candidates.unrestrict(acting, params.id), {
      params: Id,
      response: ConsentOverview,
    })
    .post("/:id/objection", ({ acting, params }) => candidates.object(acting, params.id), {
      params: Id,
      response: ConsentOverview,
    })
    .delete("/:id/objection", ({ acting, params }) => candidates.unobject(acting, params.id), {
      params: Id,
      response: ConsentOverview,
    });

/** On what else their data is kept, and when they were told. */
export const groundRoutes = (app: App) =>
  new Elysia({ prefix: "/candidates" })
    .use(requestContext(app))
    .post("/:id/information", ({ acting, params }) => candidates.inform(acting, params.id), {
      params: Id,
      response: ConsentOverview,
    })
    .delete("/:id/information", ({ acting, params }) => candidates.uninform(acting, params.id), {
      params: Id,
      response: ConsentOverview,
    })
    .post("/:id/contacts", ({ acting, params }) => candidates.contact(acting, params.id), {
      params: Id,
      response: ConsentOverview,
    })
    .post(
      "/:id/grounds",
      async ({ acting, params, body, status }) =>
        status(201, await candidates.addGround(acting, params.id, body)),
      { params: Id, body: NewGround, response: { 201: ConsentOverview } },
    )
    .post(
      "/:id/grounds/:groundId/ending",
      ({ acting, params }) => candidates.endGround(acting, params),
      { params: Id.extend({ groundId: z.uuid() }), response: ConsentOverview },
    );

/** Who may do what with consents, a heading of its own in the description of the API. */
export const consentCalls = withHeading("Consents", {
  "GET /api/candidates/:id/consents": {
    for: "viewer",
    does: "Show on what ground a candidate's data is kept",
  },
  "POST /api/candidates/:id/consents": { for: "recruiter", does: "Note a consent" },
  "POST /api/candidates/consents": {
    for: "recruiter",
    does: "Note one consent for many candidates",
  },
  "DELETE /api/candidates/consents": {
    for: "recruiter",
    does: "Take one consent of many candidates back",
  },
  "POST /api/candidates/:id/consents/:consentId/withdrawal": {
    for: "recruiter",
    does: "Withdraw a consent",
  },
  "DELETE /api/candidates/:id/consents/:consentId/withdrawal": {
    for: "recruiter",
    does: "Take the withdrawal of a consent back",
  },
  "POST /api/candidates/:id/information": {
    for: "recruiter",
    does: "Note that a candidate was informed",
  },
  "DELETE /api/candidates/:id/information": {
    for: "recruiter",
    does: "Take back that a candidate was informed",
  },
  "POST /api/candidates/:id/contacts": {
    for: "recruiter",
    does: "Note a contact with a candidate",
  },
  "POST /api/candidates/:id/restriction": {
    for: "recruiter",
    does: "Restrict the use of a candidate's data",
  },
  "DELETE /api/candidates/:id/restriction": {
    for: "recruiter",
    does: "Lift the restriction of a candidate's data",
  },
  "POST /api/candidates/:id/objection": { for: "recruiter", does: "Note a candidate's objection" },
  "DELETE /api/candidates/:id/objection": {
    for: "recruiter",
    does: "Take a candidate's objection back",
  },
  "POST /api/candidates/:id/grounds": {
    for: "recruiter",
    does: "Add a ground for keeping a candidate's data",
  },
  "POST /api/candidates/:id/grounds/:groundId/ending": {
    for: "recruiter",
    does: "End a ground for keeping a candidate's data",
  },
});
