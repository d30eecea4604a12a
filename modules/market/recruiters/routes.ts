import { Elysia } from "elysia";
import { z } from "zod";
import { Moved } from "@/modules/records/core";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import * as assigning from "./assigning";
import * as expertise from "./expertise/expertise";
import {
  ExpertiseForm,
  NewAssignment,
  OwnersBack,
  OwnersChange,
  OwnersMoved,
  OwnExpertise,
  Ownership,
  Recruiter,
  RecruiterQuery,
} from "./model";
import * as recruiters from "./service";
import * as together from "./bulk";

const Id = z.object({ id: z.uuid() });

export const recruiterRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/recruiters", ({ query }) => recruiters.list(app, query.jobId), {
      query: RecruiterQuery,
      response: z.array(Recruiter),
    })
    .put(
      "/recruiters/:id/expertise",
      ({ acting, params, body }) => expertise.edit(acting, params.id, body),
      { params: Id, body: OwnExpertise, response: ExpertiseForm },
    )
    .get("/profile/expertise", ({ acting }) => expertise.ownExpertise(acting), {
      response: ExpertiseForm,
    })
    .put("/profile/expertise", ({ acting, body }) => expertise.editOwn(acting, body), {
      body: OwnExpertise,
      response: ExpertiseForm,
    })
    .get("/jobs/:id/assign", ({ params }) => assigning.ownership(app, params.id), {
      params: Id,
      response: Ownership,
    })
    .post(
      "/jobs/:id/assign",
      ({ acting, params, body }) => assigning.assign(acting, params.id, body.recruiterId),
      { params: Id, body: NewAssignment, response: Ownership },
    )
    .post("/jobs/owners", ({ acting, body }) => together.setOwners(acting, body), {
      body: OwnersChange,
      response: OwnersMoved,
    })
    .delete("/jobs/owners", ({ acting, body }) => together.unsetOwners(acting, body), {
      body: OwnersBack,
      response: Moved,
    })
    .delete("/jobs/:id/assign", ({ acting, params }) => assigning.unassign(acting, params.id), {
      params: Id,
      response: Ownership,
    });
