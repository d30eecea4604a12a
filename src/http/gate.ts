import { jwt } from "@elysiajs/jwt";
import { Elysia } from "elysia";
import type { App } from "../app";
import { secretKey } from "../config";
import { Failure } from "../errors";
import { bearerOf } from "./bearer";
import { type Caller, remember } from "./callers";
import { isSameOrigin, refuseForeign, refuseUnknownMethod } from "./origin";
import { compilePolicy, type Permission, type Policy } from "./policy";
import { rememberingTokens } from "./tokens";
import { clearedCookie, cookieOf, idleMs, renewMs, sessionCookie } from "./cookie";

/** What the ground has to be told to let people in: who holds a session, and what a role may do. */
export type Guard = {
  policy: Policy;
  authenticate(app: App, sessionId: string): Promise<Caller | null>;
  /** Who a program is on this route, by the token it brings. */
  admit(app: App, token: string, permission: Permission): Promise<Caller | null>;
  allows(caller: Caller, access: Permission["access"]): boolean;
};

/** Signs the session id, so that a guess never reaches the database. */
const tokens = (app: App) =>
  jwt({ name: "tokens", secret: secretKey(app.config), exp: `${idleMs / 1000}s`, alg: "HS256" });

/** An honest upload over a slow line takes longer than any other request may. */
const uploadSeconds = 60;

/** Deny by default, before anything of the request is parsed: origin and type, then 401, then 403. */
export const gate = (app: App, guard: Guard) => {
  const find = compilePolicy(guard.policy);
  const verified = rememberingTokens();
  return new Elysia({ name: "gate" })
    .use(tokens(app))
    .onRequest(async ({ request, set, tokens, server }) => {
      refuseUnknownMethod(request);
      const { pathname } = new URL(request.url);
      const permission = find(pathname === "/ws" ? "WS" : request.method, pathname);
      if (!permission) throw new Failure("missing", "There is nothing at this address.");
      if (pathname === "/ws" && !isSameOrigin(app, request)) {
        throw new Failure("forbidden", "This request did not come from the application itself.");
      }
      refuseForeign(app, request, permission);

      // A program stands for itself: whatever cookie comes along is not looked at.
      const bearer = bearerOf(request);
      const token = bearer ? null : cookieOf(app, request);
      const claims = token ? await verified(token, tokens.verify) : false;
      const caller = bearer
        ? await program(app, guard, bearer, permission)
        : claims && claims.sid
          ? await guard.authenticate(app, String(claims.sid))
          : null;
      refuseStranger(guard, caller, permission);
      if (!caller) return;
      if (permission.needsFresh(pathname)) refuseStale(app, caller);
      remember(request, caller);
      if (permission.isUpload) server?.timeout(request, uploadSeconds);
      if (claims && Date.now() - Number(claims.iat) * 1000 > renewMs) {
        set.headers["set-cookie"] = sessionCookie(
          app,
          await tokens.sign({ sid: String(claims.sid) }),
        );
      }
    });
};

/** What everybody may read is no business of a token. */
const program = async (app: App, guard: Guard, token: string, permission: Permission) =>
  permission.access === "anyone" ? null : guard.admit(app, token, permission);

function refuseStranger(guard: Guard, caller: Caller | null, { access }: Permission): void {
  if (access === "anyone") return;
  if (!caller) throw new Failure("unauthenticated", "Sign in to continue.");
  if (guard.allows(caller, access)) return;
  throw new Failure("forbidden", "Your role does not allow this. Ask an administrator.");
}

/** How long a proof holds for what a stolen, unlocked screen must not be enough for. */
const freshMs = 5 * 60_000;

function refuseStale(app: App, { provenAt }: Caller): void {
  if (provenAt && app.now().getTime() - Date.parse(provenAt) <= freshMs) return;
  throw new Failure("confirm_password", "Confirm with your password that it is you.");
}

/** For the routes that open and close a session. */
export const cookies = (app: App) =>
  new Elysia({ name: "cookies" }).use(tokens(app)).derive({ as: "scoped" }, ({ set, tokens }) => ({
    async openSession(sessionId: string) {
      set.headers["set-cookie"] = sessionCookie(app, await tokens.sign({ sid: sessionId }));
    },
    closeSession() {
      set.headers["set-cookie"] = clearedCookie(app);
      // Storage stays: it holds how the screen is arranged, and nothing about anybody.
      set.headers["clear-site-data"] = '"cache"';
    },
  }));
