import type { App } from "../../app";

type Server = { requestIP(request: Request): { address: string } | null } | null;

/** Where a request came from; a forwarded address counts only from a proxy that the settings trust. */
export function addressOf(app: App, server: Server, request: Request): string {
  const peer = server?.requestIP(request)?.address.replace(/^::ffff:/, "") ?? "local";
  if (!app.config.TRUSTED_PROXIES.includes(peer)) return peer;
  return request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() || peer;
}

/** Where links in letters lead: an address that the outside knows. Without one there are no such links; a demo is tried where it runs. */
export function publicAddress({ PUBLIC_URL, isDemo, HOST, PORT }: App["config"]): string | null {
  if (PUBLIC_URL) return new URL(PUBLIC_URL).origin;
  return isDemo ? httpAddress(HOST, PORT) : null;
}

/** A link to a host; an IPv6 address stands in brackets, or its colons would be taken for the port. */
export const httpAddress = (host: string, port: number): string =>
  `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
