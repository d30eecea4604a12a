import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { Owned, OwnersChange, OwnersMoved, OwnersQuery } from "./model";
import * as owners from "./verbs";

export const ownerRoutes = (app: App) =>
  new Elysia({ prefix: "/owners" })
    .use(requestContext(app))
    .get("/records", ({ query }) => owners.listByRecords(app, query), {
      query: OwnersQuery,
      response: z.array(Owned),
    })
    .post("/changes", ({ acting, body }) => owners.assignOwner(acting, body), {
      body: OwnersChange,
      response: OwnersMoved,
    })
    .delete("/changes", ({ acting, body }) => owners.undoAssign(acting, body), {
      body: OwnersMoved,
      response: OwnersMoved,
    });
