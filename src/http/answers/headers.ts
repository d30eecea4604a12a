import { Elysia } from "elysia";
import { pathOf } from "../request-context";

const hstsYear = "max-age=31536000; includeSubDomains";

/** What a document may load and do; the nonce is for the one style that a dialog's scroll lock writes, and a script may be the import map. */
export const contentPolicy = (nonce?: string, map?: string): string =>
  [
    "default-src 'none'",
    `script-src 'self'${map ? ` '${digestOf(map)}'` : ""}`,
    `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ""}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join("; ");

/** By its digest exactly this text may stand in the document, and nothing that somebody writes into it. */
const digestOf = (script: string) =>
  `sha256-${new Bun.CryptoHasher("sha256").update(script).digest("base64")}`;

const fixed = {
  "content-security-policy": contentPolicy(),
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), " +
    "magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
};

/** A file is no document: it may load nothing, and what a document may ask of the device does not concern it. */
const { "permissions-policy": _, ...ofFiles } = {
  ...fixed,
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
};

/** The same protection on every answer, whichever route gives it; HSTS only where TLS is certain. */
export const headers = (isSecure: boolean) =>
  new Elysia({ name: "headers" }).onRequest(({ request, set }) => {
    const hsts = isSecure && { "strict-transport-security": hstsYear };
    const path = pathOf(request);
    const protection = path.startsWith("/assets/") ? ofFiles : fixed;
    Object.assign(set.headers, protection, hsts, path.startsWith("/api/") && unkept);
  });

/** What the API answers is somebody's; a route that may be asked again by its tag says so itself. */
const unkept = { "cache-control": "no-store" };
