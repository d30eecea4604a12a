import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { BoardPack, PackOrder, ReportReaders, Subscription } from "./model";
import * as packs from "./verbs";

const Id = z.object({ id: z.uuid() });

/** Reports as files, and who is sent them. */
export const boardPackRoutes = (app: App) =>
  new Elysia({ prefix: "/board-packs" })
    .use(requestContext(app))
    .get("", ({ acting }) => packs.list(acting), { response: z.array(BoardPack) })
    .post("", async ({ acting, body, status }) => status(201, await packs.order(acting, body)), {
      body: PackOrder,
      response: { 201: BoardPack },
    })
    .get("/readers", () => packs.readers(app), { response: ReportReaders })
    .put("/readers/:id", ({ acting, params, body }) => packs.subscribe(acting, params.id, body), {
      params: Id,
      body: Subscription,
      response: ReportReaders,
    })
    .get("/:id", ({ acting, params }) => packs.find(acting, params.id), {
      params: Id,
      response: BoardPack,
    })
    .get("/:id/content", ({ acting, params }) => packs.download(acting, params.id), { params: Id })
    .delete("/:id", ({ acting, params }) => packs.remove(acting, params.id), {
      params: Id,
      response: BoardPack,
    });
