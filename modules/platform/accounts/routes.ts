import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { addressOf } from "@/src/http/access/address";
import { callerOf, requestContext } from "@/src/http/request-context";
import { cookies } from "@/src/http/access/authorization";
import { deviceCookieOf } from "@/src/http/access/cookie";
import { networkOf } from "@/src/http/access/limits";
import { alarmOf, signIn } from "./sign-in/signing-in";
import { colleagues } from "./colleagues";
import * as confirming from "./confirming";
import { deviceOf } from "./sign-in/device";
import {
  Code,
  Colleague,
  Confirmation,
  OpenSession,
  PasswordChange,
  Preferences,
  RecoveryCodes,
  Registration,
  SecondFactor,
  SecondFactorOffer,
  Setup,
  SignIn,
  User,
} from "./model";
import * as ownSessions from "./own-sessions";
import * as registration from "./registration";
import * as secondFactor from "./sign-in/second-factor";
import * as sessions from "./sign-in/sessions";
import * as users from "./service";

/** From where somebody asks: what the log of sign-ins and the list of sessions keep. */
export const visitors = (app: App) =>
  new Elysia({ name: "visitors" }).derive({ as: "scoped" }, ({ request, server }) => ({
    from: {
      network: networkOf(addressOf(app, server, request)),
      device: deviceOf(request.headers.get("user-agent")),
      deviceSecret: deviceCookieOf(app, request),
    },
  }));

/** Password, confirmation and sessions of the caller. */
const ownRoutes = (app: App) =>
  new Elysia({ prefix: "/auth" })
    .use(requestContext(app))
    .use(visitors(app))
    .derive(({ caller, from }) => ({ here: { ...from, sessionId: caller?.sessionId ?? "" } }))
    .get("/confirmation", ({ status }) => status(204, undefined))
    .post(
      "/confirmation",
      async ({ acting, body, here, status }) => {
        await confirming.confirm(acting, body, here);
        return status(204, undefined);
      },
      { body: Confirmation },
    )
    .put(
      "/password",
      async ({ acting, body, here, status }) => {
        await confirming.changePassword(acting, body, here);
        return status(204, undefined);
      },
      { body: PasswordChange },
    )
    .get("/sessions", ({ acting, here }) => ownSessions.list(acting, here.sessionId), {
      response: z.array(OpenSession),
    })
    .delete("/sessions", ({ acting, here }) => ownSessions.endOthers(acting, here.sessionId), {
      response: z.object({ ended: z.number().int() }),
    })
    .delete(
      "/sessions/:id",
      async ({ acting, params, status }) => {
        await ownSessions.end(acting, params.id);
        return status(204, undefined);
      },
      { params: z.object({ id: z.string().max(128) }) },
    );

/** The second factor of whoever is signed in. */
const secondFactorRoutes = (app: App) =>
  new Elysia({ prefix: "/auth" })
    .use(requestContext(app))
    .get("/second-factor", ({ acting }) => secondFactor.standing(acting), {
      response: SecondFactor,
    })
    .post("/second-factor", ({ acting }) => secondFactor.offer(acting), {
      response: SecondFactorOffer,
    })
    .put("/second-factor", ({ acting, body }) => secondFactor.confirm(acting, body.code), {
      body: Code,
      response: RecoveryCodes,
    })
    .delete("/second-factor", async ({ acting, status }) => {
      await secondFactor.remove(acting);
      return status(204, undefined);
    })
    .post("/second-factor/codes", ({ acting }) => secondFactor.renewCodes(acting), {
      response: RecoveryCodes,
    });

export const userRoutes = (app: App) =>
  new Elysia()
    .use(ownRoutes(app))
    .use(secondFactorRoutes(app))
    .use(requestContext(app))
    .use(visitors(app))
    .use(cookies(app))
    .post(
      "/auth/login",
      async ({ body, from, openSession }) => {
        const { sessionId, user, deviceSecret } = await signIn(app, body, {
          from,
          alarm: alarmOf(app),
        });
        await openSession(sessionId, deviceSecret);
        return user;
      },
      { body: SignIn, response: User },
    )
    .post(
      "/auth/register",
      async ({ body, from, openSession, status }) => {
        const owner = await registration.register(app, body, from.network);
        const { sessionId, user, deviceSecret } = await sessions.open(app, owner.id, from);
        await openSession(sessionId, deviceSecret);
        return status(201, user);
      },
      { body: Registration, response: { 201: User } },
    )
    .post("/auth/logout", async ({ acting, caller, closeSession, status }) => {
      await sessions.signOut(acting, caller?.sessionId ?? "");
      closeSession();
      return status(204, undefined);
    })
    .get("/login", ({ query, redirect }) => redirect(signInAddress(query.next)))
    .get("/logout", async ({ acting, request, closeSession, redirect }) => {
      await endUnlessCrossSite(acting, request, closeSession);
      return redirect("/auth");
    });

/** The caller's own user record, and the list of colleagues. */
export const identityRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/auth/user", ({ acting }) => users.find(acting, acting.actor.id ?? ""), {
      response: User,
    })
    .get("/auth/setup", () => registration.state(app), { response: Setup })
    .patch("/auth/preferences", ({ acting, body }) => users.prefer(acting, body), {
      body: Preferences,
      response: User,
    })
    .get("/colleagues", () => colleagues(app), { response: z.array(Colleague) });

const signInAddress = (next: string | undefined) =>
  next ? `/auth?next=${encodeURIComponent(next)}` : "/auth";

/** Ends the session only where the application itself or the address bar led here, as a link of a foreign page could too. */
async function endUnlessCrossSite(acting: App, request: Request, closeSession: () => void) {
  const from = request.headers.get("sec-fetch-site");
  const caller = callerOf(request);
  if (!caller || (from !== "same-origin" && from !== "none")) return;
  await sessions.signOut(acting, caller.sessionId);
  closeSession();
}
