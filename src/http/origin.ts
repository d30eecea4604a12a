import type { App } from "../app";
import { Failure } from "../errors";
import { bearerOf } from "./bearer";
import type { Permission } from "./policy";

const reading = new Set(["GET", "HEAD"]);
const known = new Set([...reading, "POST", "PUT", "PATCH", "DELETE"]);

export function refuseUnknownMethod({ method }: Request): void {
  if (!known.has(method)) throw new Failure("unsupported", "This method is not supported.");
}

/** A form on a foreign page can send neither a JSON body nor our origin; both are asked of every change. */
export function refuseForeign(app: App, request: Request, permission: Permission): void {
  if (reading.has(request.method)) return;
  // A mail program that unsubscribes somebody (RFC 8058) sends its form from no page at all.
  // And no foreign page can send a token, so whoever does is no page.
  const isPage = !permission.isByLink && bearerOf(request) === null;
  if (isPage && !isSameOrigin(app, request)) {
    throw new Failure("forbidden", "This request did not come from the application itself.");
  }
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  const wanted = formsOf(permission);
  if ((type && wanted.includes(type)) || (type === undefined && isEmpty(request))) return;
  throw new Failure("mistyped", `The request body has to be ${wanted.join()}.`);
}

function formsOf({ isByLink, isUpload }: Permission): string[] {
  if (isByLink) return ["application/x-www-form-urlencoded", "multipart/form-data"];
  return [isUpload ? "multipart/form-data" : "application/json"];
}

/** For sockets too, whose upgrade is a plain GET that any page may try. */
export function isSameOrigin(app: App, { headers, url }: Request): boolean {
  const origin = headers.get("origin");
  if (origin === null) return headers.get("sec-fetch-site") === "same-origin";
  const own = app.config.PUBLIC_URL ?? `${new URL(url).protocol}//${headers.get("host") ?? ""}`;
  return origin === new URL(own).origin;
}

const isEmpty = ({ headers }: Request) =>
  !headers.has("transfer-encoding") && Number(headers.get("content-length") ?? 0) === 0;
