import { isIP } from "node:net";
import type { Address } from "./addresses";
import { createFetcher } from "./fetcher";
import type { Limits } from "./limits";
import type { RobotsStore } from "./robots";
import { liveRoute, type Route } from "./route";

// p-queue tells Node's events module about itself, which does not know the EventTarget of the tests' document.
Object.assign(EventTarget.prototype, { setMaxListeners: () => {} });

/** An address of the public internet, which no test ever really reaches. */
export const somewhere = "93.184.215.14";
export const noon = new Date("2026-01-01T12:00:00.000Z");
export const userAgent = "Coldaisle/1.0 (+https://coldaisle.example/bot)";
const loopback = { address: "127.0.0.1", family: 4 };

/** A name server that knows one answer for every name. */
export const resolvesTo =
  (...addresses: string[]) =>
  async (): Promise<Address[]> =>
    addresses.map((address) => ({ address, family: isIP(address) }));

/**
 * The live route with its last step moved: the guard resolves and judges as always, and only the
 * connection that it has allowed is then made to a server of the test instead of the internet.
 */
export function reroutedTo(port: number, resolve = resolvesTo(somewhere), ca?: string): Route {
  const route = liveRoute(resolve);
  return (url) => {
    const line = route(url);
    return {
      ...line,
      host: isIP(line.host) === 0 ? line.host : loopback.address,
      port,
      permits: (remote) => remote === loopback.address,
      lookup: (name, options, answer) =>
        line.lookup(name, options, (error) =>
          error ? answer(error, []) : answer(null, options.all ? [loopback] : "127.0.0.1", 4),
        ),
      ...(ca && { ca }),
    };
  };
}

/** The fetcher as the product runs it, whose internet is one server of the test. */
export const politeFetch = (
  route: Route,
  limits: Partial<Limits> = {},
  robots: RobotsStore = allowsEverything,
) => createFetcher({ userAgent, route, isPolite: true, now: () => noon, limits, robots });

/** So that a test about something else is not about robots.txt. */
export const allowsEverything: RobotsStore = {
  read: async () => ({ text: "", fetchedAt: noon.toISOString() }),
  keep: async () => {},
};

export const hurried = { concurrency: 2, pauseMs: 0 };
