import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import * as activity from "./activity";
import * as addresses from "./addresses";
import * as figures from "./figures";
import {
  AddressToken,
  NewAddress,
  NewPicture,
  OwnAction,
  Performance,
  Profile,
  ProfileChanges,
  ProfileMetrics,
} from "./model";
import * as pictures from "./pictures";
import * as profile from "./service";

/** The paths of specification §7, and what a picture and another address need. */
export const profileRoutes = (app: App) =>
  new Elysia({ prefix: "/profile" })
    .use(requestContext(app))
    .get("", ({ acting }) => profile.find(acting), { response: Profile })
    .patch("", ({ acting, body }) => profile.edit(acting, body), {
      body: ProfileChanges,
      response: Profile,
    })
    .get("/metrics", ({ acting }) => figures.metrics(acting), { response: ProfileMetrics })
    .get("/performance", ({ acting }) => figures.ownFigures(acting), { response: Performance })
    .get("/performance/:id", ({ acting, params }) => figures.performanceOf(acting, params.id), {
      params: z.object({ id: z.uuid() }),
      response: Performance,
    })
    .get("/activity", ({ acting }) => activity.recentActivity(acting), {
      response: z.array(OwnAction),
    })
    .put("/picture", ({ acting, body }) => pictures.add(acting, body), {
      body: NewPicture,
      response: Profile,
    })
    .delete("/picture", ({ acting }) => pictures.remove(acting), { response: Profile })
    .post("/picture/restoration", ({ acting }) => pictures.restore(acting), { response: Profile })
    .get("/pictures/:name", ({ params }) => pictures.servePicture(app, params.name), {
      params: z.object({ name: z.string().max(64) }),
    })
    .post("/address", ({ acting, body }) => addresses.ask(acting, body), {
      body: NewAddress,
      response: Profile,
    })
    .delete("/address", ({ acting }) => addresses.cancel(acting), { response: Profile })
    .post("/address/confirmation", ({ acting, body }) => addresses.confirm(acting, body.token), {
      body: AddressToken,
      response: Profile,
    });
