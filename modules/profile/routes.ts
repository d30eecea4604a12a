import { Elysia } from "elysia";
import type { App } from "@/src/app";
import { desk } from "@/src/http/callers";
import { Profile, ProfileChanges } from "./model";
import * as profile from "./service";

/** The path of specification §7, and its reading. */
export const profileRoutes = (app: App) =>
  new Elysia({ prefix: "/profile" })
    .use(desk(app))
    .get("", ({ acting }) => profile.find(acting), { response: Profile })
    .patch("", ({ acting, body }) => profile.edit(acting, body), {
      body: ProfileChanges,
      response: Profile,
    });
