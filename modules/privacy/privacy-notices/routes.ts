import { Elysia } from "elysia";
import { z } from "zod";
import { ConsentOverview } from "@/modules/crm/candidates";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { NewTelling, Notice, NoticeQuery, Notices, NoticesSent, Shown, Told } from "./model";
import * as rights from "./verbs";

const Id = z.object({ id: z.uuid() });

/** What the law asks to be told: people where their data comes from, clients what became of it. */
export const rightRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/candidates/:id/notice", ({ params, query }) => rights.preview(app, params.id, query), {
      params: Id,
      query: NoticeQuery,
      response: Notice,
    })
    .post(
      "/candidates/:id/notice",
      ({ acting, params, body }) => rights.send(acting, params.id, body),
      { params: Id, body: NoticeQuery, response: ConsentOverview },
    )
    .get("/candidates/:id/recipients", ({ params }) => rights.recipientsOf(app, params.id), {
      params: Id,
      response: z.array(Shown),
    })
    .post(
      "/candidates/:id/recipients",
      ({ acting, caller, params, body }) =>
        rights.notifyRecipients(acting, { id: params.id, locale: caller?.locale }, body),
      { params: Id, body: NewTelling, response: Told },
    )
    .post("/gdpr/notices", ({ acting, body }) => rights.sendAll(acting, body), {
      body: Notices,
      response: NoticesSent,
    });
