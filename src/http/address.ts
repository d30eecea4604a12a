import type { App } from "../app";

type Server = { requestIP(request: Request): { address: string } | null } | null;

/** Where a request came from; a forwarded address counts only from a proxy that the settings trust. */
export function addressOf(app: App, server: Server, request: Request): string {
  const peer = server?.requestIP(request)?.address.replace(/^::ffff:/, "") ?? "local";
  if (!app.config.TRUSTED_PROXIES.includes(peer)) return peer;
  return request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() || peer;
}

/** Where links in letters lead: as the outside knows this installation, else to where it listens. */
export const publicAddress = ({ PUBLIC_URL, HOST, PORT }: App["config"]): string =>
  PUBLIC_URL ? new URL(PUBLIC_URL).origin : `http://${HOST}:${PORT}`;
