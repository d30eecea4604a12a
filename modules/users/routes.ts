import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { addressOf } from "@/src/http/address";
import { callerOf, desk } from "@/src/http/callers";
import { cookies } from "@/src/http/gate";
import { networkOf } from "@/src/http/limits";
import { colleagues } from "./colleagues";
import { Colleague, Preferences, Registration, Setup, SignIn, User } from "./model";
import * as registration from "./registration";
import * as sessions from "./sessions";
import * as users from "./service";

export const userRoutes = (app: App) =>
  new Elysia()
    .use(desk(app))
    .use(cookies(app))
    .derive(({ request, server }) => ({ network: networkOf(addressOf(app, server, request)) }))
    .get("/auth/user", ({ acting }) => users.find(acting, acting.actor.id ?? ""), {
      response: User,
    })
    .get("/auth/setup", () => registration.state(app), { response: Setup })
    .post(
      "/auth/login",
      async ({ body, network, openSession }) => {
        const { sessionId, user } = await sessions.signIn(app, body, network);
        await openSession(sessionId);
        return user;
      },
      { body: SignIn, response: User },
    )
    .post(
      "/auth/register",
      async ({ body, network, openSession, status }) => {
        const owner = await registration.register(app, body, network);
        const { sessionId, user } = await sessions.open(app, owner.id);
        await openSession(sessionId);
        return status(201, user);
      },
      { body: Registration, response: { 201: User } },
    )
    .post("/auth/logout", async ({ acting, caller, closeSession, status }) => {
      await sessions.signOut(acting, caller?.sessionId ?? "");
      closeSession();
      return status(204, undefined);
    })
    .patch("/auth/preferences", ({ acting, body }) => users.prefer(acting, body), {
      body: Preferences,
      response: User,
    })
    .get("/colleagues", () => colleagues(app), { response: z.array(Colleague) })
    .get("/login", ({ query, redirect }) => redirect(signInAddress(query.next)))
    .get("/logout", async ({ acting, request, closeSession, redirect }) => {
      await endIfOwnWish(acting, request, closeSession);
      return redirect("/auth");
    });

const signInAddress = (next: string | undefined) =>
  next ? `/auth?next=${encodeURIComponent(next)}` : "/auth";

/** A foreign page can send a browser here, so only the application itself or the address bar ends a session. */
async function endIfOwnWish(acting: App, request: Request, closeSession: () => void) {
  const from = request.headers.get("sec-fetch-site");
  const caller = callerOf(request);
  if (!caller || (from !== "same-origin" && from !== "none")) return;
  await sessions.signOut(acting, caller.sessionId);
  closeSession();
}
