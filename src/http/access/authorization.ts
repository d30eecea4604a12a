import { jwt } from "@elysiajs/jwt";
import { Elysia } from "elysia";
import type { App } from "../../app";
import { minuteMs } from "../../calendar";
import { secretKey } from "../../secrets/secret-key";
import { Failure } from "../../errors/index";
import { clearedCookie, cookieOf, deviceCookie, idleMs, renewMs, sessionCookie } from "./cookie";
import { refuseLarge } from "./limits";
import type { Permission, Policy, FindPermission } from "../policy";
import { type Caller, pathOf, setCaller } from "../request-context";

/** The token that a program brings along; a browser never sends one by itself, so no foreign page can. */
const bearerOf = ({ headers }: Request): string | null =>
  /^Bearer +([\w.~+/-]{1,200})=*$/i.exec(headers.get("authorization") ?? "")?.[1] ?? null;

const readMethods = new Set(["GET", "HEAD"]);
const knownMethods = new Set([...readMethods, "POST", "PUT", "PATCH", "DELETE"]);

function refuseUnknownMethod({ method }: Request): void {
  if (!knownMethods.has(method)) throw new Failure("unsupported", "This method is not supported.");
}

/** A form on a foreign page can send neither a JSON body nor our origin; both are asked of every change. */
function refuseCrossSite(app: App, request: Request, permission: Permission): void {
  if (readMethods.has(request.method)) return;
  // A mail program that unsubscribes somebody (RFC 8058) posts its form without an origin, and no foreign page can send a
  // token: neither is a browser page, so neither is asked for our origin.
  const isPage = !permission.isByLink && bearerOf(request) === null;
  if (isPage && !isSameOrigin(app, request)) {
    throw new Failure("forbidden", "Blocked: this request came from another site.");
  }
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  const wanted = formsOf(permission);
  if ((type && wanted.includes(type)) || (type === undefined && isEmpty(request))) return;
  throw new Failure("mistyped", `The request body must be ${wanted.join()}.`);
}

function formsOf({ isByLink, isUpload }: Permission): string[] {
  if (isByLink) return ["application/x-www-form-urlencoded", "multipart/form-data"];
  return [isUpload ? "multipart/form-data" : "application/json"];
}

/** For sockets too, whose upgrade is a plain GET that any page may try. */
function isSameOrigin(app: App, { headers, url }: Request): boolean {
  const origin = headers.get("origin");
  if (origin === null) return headers.get("sec-fetch-site") === "same-origin";
  const own = app.config.PUBLIC_URL ?? `${new URL(url).protocol}//${headers.get("host") ?? ""}`;
  return origin === new URL(own).origin;
}

const isEmpty = ({ headers }: Request) =>
  !headers.has("transfer-encoding") && Number(headers.get("content-length") ?? 0) === 0;

type Claims = { sid?: unknown; iat?: unknown; exp?: number | string };

const mostTokens = 2000;

/**
 * Proves the signature of a token once: it cannot become another one. When it ends is asked each time, and whether
 * its session is still open is asked of the database.
 */
function cachedVerification<Proven extends Claims>() {
  const known = new Map<string, Proven>();
  return async (token: string, verify: (token: string) => Promise<Proven | false>) => {
    const remembered = known.get(token);
    if (remembered && Number(remembered.exp) * 1000 > Date.now()) return remembered;
    known.delete(token);
    const proven = await verify(token);
    if (!proven) return false;
    const [oldest] = known.size >= mostTokens ? known.keys() : [];
    if (oldest) known.delete(oldest);
    known.set(token, proven);
    return proven;
  };
}

const signedForMs = minuteMs;

/** One fresh cookie of a session serves all answers of a minute: a screen asks ten things at once, and signing is dear. */
function cachedSigning(app: App, sign: (claims: { sid: string }) => Promise<string>) {
  const known = new Map<string, { at: number; cookie: Promise<string> }>();
  return (sid: string): Promise<string> => {
    const last = known.get(sid);
    if (last && Date.now() - last.at < signedForMs) return last.cookie;
    const cookie = sign({ sid }).then((token) => sessionCookie(app, token));
    cookie.catch(() => known.delete(sid));
    if (known.size >= mostTokens) known.clear();
    known.set(sid, { at: Date.now(), cookie });
    return cookie;
  };
}

/** What the ground has to be told to let people in: who holds a session, and what a role may do. */
export type Guard = {
  policy: Policy;
  authenticate(app: App, sessionId: string): Promise<Caller | null>;
  /** Who a program is on this route, by the token it brings. */
  admit(app: App, token: string, permission: Permission): Promise<Caller | null>;
  allows(caller: Caller, access: Permission["access"]): boolean;
};

/** Signs the session id, so that a guess never reaches the database; with a key for this alone. */
const tokens = (app: App) =>
  jwt({
    name: "tokens",
    alg: "HS256",
    exp: `${idleMs / 1000}s`,
    secret: `session ${secretKey(app.config)}`,
  });

/** Deny by default, before anything of the request is parsed: origin and type, then 401, then 403. */
export const authorization = (app: App, guard: Guard, find: FindPermission) => {
  const verified = cachedVerification();
  let renewed: ReturnType<typeof cachedSigning> | undefined;
  return new Elysia({ name: "authorization" })
    .use(tokens(app))
    .onRequest(async ({ request, set, tokens }) => {
      refuseUnknownMethod(request);
      const path = pathOf(request);
      const permission = find(path === "/ws" ? "WS" : request.method, path);
      if (!permission?.isTruncated) refuseLarge(Number(request.headers.get("content-length")));
      if (!permission) throw new Failure("missing", "Not found.");
      if (path === "/ws" && !isSameOrigin(app, request)) {
        throw new Failure("forbidden", "Blocked: this request came from another site.");
      }
      refuseCrossSite(app, request, permission);

      // A program stands for itself: whatever cookie comes along is not looked at.
      const bearer = bearerOf(request);
      const token = bearer ? null : cookieOf(app, request);
      const claims = token ? await verified(token, tokens.verify) : false;
      const caller = bearer
        ? await callerByToken(app, bearer, { guard, permission })
        : claims && claims.sid
          ? await guard.authenticate(app, String(claims.sid))
          : null;
      if (caller) setCaller(request, caller);
      refuseWithoutAccess(guard, caller, permission);
      if (!caller) return;
      if (permission.needsFresh(path)) refuseUnconfirmed(app, caller);
      if (claims && Date.now() - Number(claims.iat) * 1000 > renewMs) {
        renewed ??= cachedSigning(app, tokens.sign);
        set.headers["set-cookie"] = await renewed(String(claims.sid));
      }
    });
};

type TokenCheck = { guard: Guard; permission: Permission };

/** Who a token belongs to. On a route open to anyone it is not looked up, so that a wrong token fails nothing there. */
const callerByToken = async (app: App, token: string, { guard, permission }: TokenCheck) =>
  permission.access === "anyone" ? null : guard.admit(app, token, permission);

function refuseWithoutAccess(guard: Guard, caller: Caller | null, { access }: Permission): void {
  if (access === "anyone") return;
  if (!caller) throw new Failure("unauthenticated", "Sign in to continue.");
  if (guard.allows(caller, access)) return;
  throw new Failure("forbidden", "Your role does not allow this. Ask an administrator.");
}

/** How long a confirmed password counts on routes for which a stolen, unlocked screen must not be enough. */
const freshMs = 5 * 60_000;

function refuseUnconfirmed(app: App, { provenAt }: Caller): void {
  if (provenAt && app.now().getTime() - Date.parse(provenAt) <= freshMs) return;
  throw new Failure("confirm_password", "Confirm with your password that it's you.");
}

/** For the routes that open and close a session. */
export const cookies = (app: App) =>
  new Elysia({ name: "cookies" }).use(tokens(app)).derive({ as: "scoped" }, ({ set, tokens }) => ({
    /** The browser is remembered beyond its session where it is told by what. */
    async openSession(sessionId: string, deviceSecret?: string) {
      const session = sessionCookie(app, await tokens.sign({ sid: sessionId }));
      set.headers["set-cookie"] = deviceSecret
        ? [session, deviceCookie(app, deviceSecret)]
        : [session];
    },
    rememberDevice(deviceSecret: string) {
      set.headers["set-cookie"] = deviceCookie(app, deviceSecret);
    },
    closeSession() {
      set.headers["set-cookie"] = clearedCookie(app);
      // Storage stays: it holds how the screen is arranged, and nothing about anybody.
      set.headers["clear-site-data"] = '"cache"';
    },
  }));
