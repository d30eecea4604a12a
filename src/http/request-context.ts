import { Elysia } from "elysia";
import { type Actor, withActor, type App } from "../app";
import { withClaim } from "./idempotency/idempotency-claims";
import type { Access } from "./policy";

/** Who sent a request, as far as its session proves. */
export type Caller = {
  /** The fingerprint of the session, never the secret in the cookie. */
  sessionId: string;
  /** Without an id it is a program. */
  actor: Actor;
  role: Exclude<Access, "anyone">;
  locale: string;
  theme: string;
  /** Whether answers may name people to them; a program is given names only where it reaches people. */
  readsNames: boolean;
  /** When they last showed by password or code that it is them, ISO; null for a program. */
  provenAt: string | null;
  /** When the session ends whatever happens, ISO. */
  endsAt: string;
};

/**
 * The path that a request asks for, cut out of its address as Elysia cuts it; Bun writes every address in full and without
 * dots. A URL made for it costs more than looking the route up.
 */
export function pathOf({ url }: Request): string {
  const begin = url.indexOf("/", url.indexOf("//") + 2);
  const end = url.indexOf("?", begin);
  return end < 0 ? url.slice(begin) : url.slice(begin, end);
}

const callers = new WeakMap<Request, Caller>();

export const setCaller = (request: Request, caller: Caller) => void callers.set(request, caller);
export const callerOf = (request: Request): Caller | undefined => callers.get(request);

/** Gives every route `caller` and `acting`, the application acting for that caller. */
export const requestContext = (app: App) =>
  new Elysia({ name: "request-context" }).derive({ as: "scoped" }, ({ request }) => {
    const caller = callerOf(request);
    const claiming = withClaim(app, request);
    return { caller, acting: caller ? withActor(claiming, caller.actor) : claiming };
  });
