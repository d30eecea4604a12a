import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { desk } from "@/src/http/request-context";
import { Owned, OwnersChange, OwnersMoved, OwnersQuery } from "./model";
import * as owners from "./verbs";

export const ownerRoutes = (app: App) =>
  new Elysia({ prefix: "/owners" })
    .use(desk(app))
    .get("/records", ({ query }) => owners.of(app, query), {
      query: OwnersQuery,
      response: z.array(Owned),
    })
    .post("/changes", ({ acting, body }) => owners.give(acting, body), {
      body: OwnersChange,
      response: OwnersMoved,
    })
    .delete("/changes", ({ acting, body }) => owners.takeBack(acting, body), {
      body: OwnersMoved,
      response: OwnersMoved,
    });
