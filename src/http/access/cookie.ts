import type { App } from "../../app";
import { dayMs, hourMs } from "../../calendar";
import { maxLagMs } from "../../engines/rqlite/reading/stale-reads";

/** A session left alone this long is over; a request in between carries it on. */
export const idleMs = 8 * hourMs;
/** How old a token may be before an answer brings a fresh one. */
export const renewMs = hourMs / 4;

const isSecure = ({ config }: App) => config.PUBLIC_URL?.startsWith("https:") ?? false;
// The __Host- prefix makes a browser refuse the cookie from a subdomain or over plain http.
export const cookieName = (app: App) => (isSecure(app) ? "__Host-coldaisle" : "coldaisle");

export const cookieOf = (app: App, { headers }: Request): string | null =>
  new Bun.CookieMap(headers.get("cookie") ?? "").get(cookieName(app));

/** By what a browser that has signed in before is known again; it opens nothing. */
export const deviceCookieOf = (app: App, { headers }: Request): string | null => {
  const value = new Bun.CookieMap(headers.get("cookie") ?? "").get(`${cookieName(app)}-device`);
  return value && /^[\da-f]{64}$/.test(value) ? value : null;
};

export const sessionCookie = (app: App, token: string): string =>
  written(app, { name: cookieName(app), value: token, maxAge: idleMs / 1000 });

export const clearedCookie = (app: App): string =>
  written(app, { name: cookieName(app), value: "", maxAge: 0 });

/** As long as a device is remembered after its last signing in. */
const deviceSeconds = (365 * dayMs) / 1000;

export const deviceCookie = (app: App, value: string): string =>
  written(app, { name: `${cookieName(app)}-device`, value, maxAge: deviceSeconds });

/** The revision of the database that this browser's last change made; forgotten when every copy has it. */
export const revisionCookie = (app: App, revision: number): string =>
  written(app, {
    name: `${cookieName(app)}-revision`,
    value: String(revision),
    maxAge: maxLagMs / 1000,
  });

export function revisionOf(app: App, { headers }: Request): number {
  const value = new Bun.CookieMap(headers.get("cookie") ?? "").get(`${cookieName(app)}-revision`);
  return value && /^\d{1,15}$/.test(value) ? Number(value) : 0;
}

type Written = { name: string; value: string; maxAge: number };

const written = (app: App, { name, value, maxAge }: Written) =>
  new Bun.Cookie(name, value, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(app),
    maxAge,
  }).toString();
