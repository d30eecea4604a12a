import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { settingModel } from "./declaring";
import { SettingChange } from "./model";
import * as settings from "./service";

const Named = z.object({ name: z.string().max(40) });

/** The paths of specification §7: a group is read, a key is written. */
export const settingRoutes = (app: App) =>
  new Elysia({ prefix: "/settings" })
    .use(requestContext(app))
    .get("/:name", ({ params }) => settings.read(app, params.name), {
      params: Named,
      response: z.looseObject({ settings: z.array(settingModel(app)) }),
    })
    .put("/:name", ({ acting, params, body }) => settings.save(acting, params.name, body), {
      params: Named,
      body: SettingChange,
      response: settingModel(app),
    });
