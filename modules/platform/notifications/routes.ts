import { Elysia } from "elysia";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import {
  NotificationPage,
  NotificationQuery,
  Reading,
  Turned,
  UnreadCount,
  Unreading,
} from "./model";
import * as notifications from "./verbs";

export const notificationRoutes = (app: App) =>
  new Elysia({ prefix: "/notifications" })
    .use(requestContext(app))
    .get("", ({ acting, query }) => notifications.list(acting, query), {
      query: NotificationQuery,
      response: NotificationPage,
    })
    .get("/count", ({ acting }) => notifications.countUnread(acting), { response: UnreadCount })
    .post("/reading", ({ acting, body }) => notifications.markRead(acting, body), {
      body: Reading,
      response: Turned,
    })
    .delete("/reading", ({ acting, body }) => notifications.markUnread(acting, body), {
      body: Unreading,
      response: Turned,
    });
