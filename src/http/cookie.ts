import type { App } from "../app";

const hour = 60 * 60 * 1000;
/** A session left alone this long is over; a request in between carries it on. */
export const idleMs = 8 * hour;
/** How old a token may be before an answer brings a fresh one. */
export const renewMs = hour / 4;

const isSecure = ({ config }: App) => config.PUBLIC_URL?.startsWith("https:") ?? false;
// The __Host- prefix makes a browser refuse the cookie from a subdomain or over plain http.
const nameOf = (app: App) => (isSecure(app) ? "__Host-coldaisle" : "coldaisle");

export const cookieOf = (app: App, { headers }: Request): string | null =>
  new Bun.CookieMap(headers.get("cookie") ?? "").get(nameOf(app));

export const sessionCookie = (app: App, token: string): string =>
  written(app, token, idleMs / 1000);

export const clearedCookie = (app: App): string => written(app, "", 0);

const written = (app: App, value: string, maxAge: number) =>
  new Bun.Cookie(nameOf(app), value, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(app),
    maxAge,
  }).toString();
