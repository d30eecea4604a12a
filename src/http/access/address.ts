import type { App } from "../../app";
import { isWithin, plainAddress } from "../../fetch/addresses";

type Server = { requestIP(request: Request): { address: string } | null } | null;

/**
 * Where a request came from; a forwarded address counts only from a proxy that the settings trust. Each proxy adds at the
 * end whom it was asked by, so the last that is no such proxy is the one who asks.
 */
export function addressOf(app: App, server: Server, request: Request): string {
  const { TRUSTED_PROXIES: trusted } = app.config;
  const peer = plainAddress(server?.requestIP(request)?.address ?? "127.0.0.1");
  if (!isWithin(trusted, peer)) return peer;
  const said = request.headers.get("x-forwarded-for")?.split(",") ?? [];
  const forwarded = said.map(plainAddress).filter(Boolean);
  return forwarded.findLast((it) => !isWithin(trusted, it)) ?? forwarded[0] ?? peer;
}

/** Where links in letters lead: an address that the outside knows. Without one there are no such links; a demo is tried where it runs. */
export function publicAddress({ PUBLIC_URL, isDemo, HOST, PORT }: App["config"]): string | null {
  if (PUBLIC_URL) return new URL(PUBLIC_URL).origin;
  return isDemo ? httpAddress(HOST, PORT) : null;
}

/** A link to a host; an IPv6 address stands in brackets, or its colons would be taken for the port. */
export const httpAddress = (host: string, port: number): string =>
  `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
