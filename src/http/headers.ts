import { Elysia } from "elysia";

const hstsYear = "max-age=31536000; includeSubDomains";

/** What a document may load and do; the nonce is for the one style that a dialog's scroll lock writes. */
export const contentPolicy = (nonce?: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
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

/** The same protection on every answer, whichever route gives it; HSTS only where TLS is certain. */
export const headers = (isSecure: boolean) =>
  new Elysia({ name: "headers" }).onRequest(({ request, set }) => {
    const hsts = isSecure && { "strict-transport-security": hstsYear };
    Object.assign(set.headers, fixed, hsts, isOfApi(request) && unkept);
  });

/** What the API answers is somebody's; a route that may be asked again by its tag says so itself. */
const unkept = { "cache-control": "no-store" };
const isOfApi = ({ url }: Request) => new URL(url).pathname.startsWith("/api/");
