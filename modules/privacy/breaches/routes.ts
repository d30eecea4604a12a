import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { Breach, BreachChanges, Letter, LetterQuery, NewBreach } from "./model";
import * as breaches from "./verbs";

const Id = z.object({ id: z.uuid() });

export const breachRoutes = (app: App) =>
  new Elysia({ prefix: "/breaches" })
    .use(requestContext(app))
    .get("", () => breaches.list(app), { response: z.array(Breach) })
    .get("/:id", ({ params }) => breaches.find(app, params.id), { params: Id, response: Breach })
    .get("/:id/letter", ({ params, query }) => breaches.letter(app, params.id, query), {
      params: Id,
      query: LetterQuery,
      response: Letter,
    })
    .post(
      "",
      async ({ acting, body, status }) => status(201, await breaches.report(acting, body)),
      {
        body: NewBreach,
        response: { 201: Breach },
      },
    )
    .patch("/:id", ({ acting, params, body }) => breaches.edit(acting, params.id, body), {
      params: Id,
      body: BreachChanges,
      response: Breach,
    })
    .post("/:id/closing", ({ acting, params }) => breaches.close(acting, params.id), {
      params: Id,
      response: Breach,
    })
    .delete("/:id/closing", ({ acting, params }) => breaches.reopen(acting, params.id), {
      params: Id,
      response: Breach,
    });
