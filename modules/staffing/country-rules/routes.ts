import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { CountryRule, NewRuleOverride, RuleQuery } from "./model";
import * as packs from "./service";

const Id = z.object({ id: z.string().max(60) });

export const packRoutes = (app: App) =>
  new Elysia({ prefix: "/compliance/rules" })
    .use(requestContext(app))
    .get("", ({ query }) => packs.list(app, query), {
      query: RuleQuery,
      response: z.array(CountryRule),
    })
    .put("/:id/override", ({ acting, params, body }) => packs.override(acting, params.id, body), {
      params: Id,
      body: NewRuleOverride,
      response: CountryRule,
    })
    .delete("/:id/override", ({ acting, params }) => packs.restore(acting, params.id), {
      params: Id,
      response: CountryRule,
    });
