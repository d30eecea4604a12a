import { isIP } from "node:net";
import { lookupAll } from "./addresses";
import { createFetcher, type Fetch } from "./fetcher";
import type { Limits } from "./limits";
import type { RobotsStore } from "./politeness/robots";
import { liveRoute, replayRoute, targetOf, typedRoute } from "./route";

export { createCallOut, type Called, type CallOut } from "./call-out";
export type { FetchRequest } from "./request";
export type { Answer, Fetch } from "./fetcher";
export type { Limits } from "./limits";
export { guardMarkup } from "./reading/parse-guard";
export { Refusal } from "./refusal";
export type { RobotsStore } from "./politeness/robots";

/** The internet, or recorded pages: one loopback origin serves every host by its Host header. */
export type Transport = { kind: "live" } | { kind: "replay"; origin: string };

/** Who asks, over what, and by which clock; and what is other than usual. */
type FetchOptions = {
  userAgent: string;
  transport: Transport;
  now: () => Date;
  resolve?: typeof lookupAll;
  robots?: RobotsStore;
  limits?: Partial<Limits>;
};

/** The one way out to the network: polite, deaf to private addresses, bounded in all it reads. */
export function createFetch(options: FetchOptions): Fetch {
  const { transport, resolve = lookupAll } = options;
  const isLive = transport.kind === "live";
  const route = isLive ? liveRoute(resolve) : replayRoute(transport.origin);
  return createFetcher({ ...options, route, isPolite: isLive });
}

/**
 * Refuses an address that an administrator typed unless it may be reached: https anywhere, http only within the own
 * network, and link-local never. For clients that look addresses up themselves.
 */
export async function refuseUnreachable(address: string): Promise<void> {
  const { host, lookup } = typedRoute(lookupAll)(targetOf(address, true));
  if (isIP(host) !== 0) return;
  await new Promise<void>((permit, refuse) => {
    lookup(host, { all: true }, (error) => (error ? refuse(error) : permit()));
  });
}
