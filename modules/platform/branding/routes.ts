import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { Look, NewLogo, PutUp } from "./model";
import * as branding from "./verbs";

export const brandingRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/branding", () => branding.look(app), { response: Look })
    .post("/admin/upload-logo", ({ acting, body }) => branding.uploadLogo(acting, body), {
      body: NewLogo,
      response: PutUp,
    });

/** Where the logo lies for everybody: pages, documents and letters name it. */
export const uploads = (app: App) =>
  new Elysia().get("/uploads/:name", ({ params }) => branding.serveLogo(app, params.name), {
    params: z.object({ name: z.string().max(80) }),
  });
