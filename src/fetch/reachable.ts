import { isIP } from "node:net";
import { lookupAll } from "./addresses";
import { typedRoute } from "./route";
import { targetOf } from "./url";

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
