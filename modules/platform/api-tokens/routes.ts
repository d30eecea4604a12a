import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { FreshToken, NewToken, Token } from "./model";
import * as tokens from "./service";

export const tokenRoutes = (app: App) =>
  new Elysia({ prefix: "/tokens" })
    .use(requestContext(app))
    .get("", () => tokens.list(app), { response: z.array(Token) })
    .post("", async ({ acting, body, status }) => status(201, await tokens.create(acting, body)), {
      body: NewToken,
      response: { 201: FreshToken },
    })
    .post("/:id/revocation", ({ acting, params }) => tokens.revoke(acting, params.id), {
      params: z.object({ id: z.uuid() }),
      response: Token,
    });
