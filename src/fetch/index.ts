import { lookupAll } from "./addresses";
import { createFetcher, type Fetch } from "./fetcher";
import type { Limits } from "./limits";
import type { RobotsStore } from "./robots";
import { liveRoute, replayRoute } from "./route";

export { createCallOut, type Called, type CallOut } from "./call-out";
export type { Ask } from "./request";
export type { Answer, Fetch } from "./fetcher";
export type { Limits } from "./limits";
export { guardMarkup } from "./parse-guard";
export { refuseUnreachable } from "./reachable";
export { Refusal } from "./refusal";
export type { RobotsStore } from "./robots";

/** The internet, or recorded pages: one loopback origin serves every host by its Host header. */
export type Transport = { kind: "live" } | { kind: "replay"; origin: string };

/** The one way out to the network: polite, deaf to private addresses, bounded in all it reads. */
export function createFetch(options: {
  userAgent: string;
  transport: Transport;
  now: () => Date;
  resolve?: typeof lookupAll;
  robots?: RobotsStore;
  limits?: Partial<Limits>;
}): Fetch {
  const { transport, resolve = lookupAll } = options;
  const isLive = transport.kind === "live";
  const route = isLive ? liveRoute(resolve) : replayRoute(transport.origin);
  return createFetcher({ ...options, route, isPolite: isLive });
}
