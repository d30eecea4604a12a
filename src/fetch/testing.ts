import { createServer, isIP, type Socket } from "node:net";
import type { Address } from "./addresses";
import { type Answer, createFetcher } from "./fetcher";
import type { Limits } from "./limits";
import { Refusal } from "./refusal";
import type { RobotsStore } from "./politeness/robots";
import { liveRoute, type Route } from "./route";

// p-queue shows itself to Node's events module, which does not know the document's EventTarget.
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

/** A server that says exactly these bytes, for answers that no honest server library gives. */
export async function sayingRaw(speak: (socket: Socket, path: string, head: string) => void) {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.on("error", () => {});
    socket.on("data", (asked) => {
      const head = asked.toString("latin1");
      speak(socket, head.split(" ")[1] ?? "", head);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  return { port, connections: () => connections, close: () => server.close() };
}

export const headOf = (headers: Record<string, string> = {}) =>
  `HTTP/1.1 200 OK\r\n${Object.entries({ "content-type": "text/html", ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n`;

/** The longest time that the event loop was kept from anything else, in milliseconds. */
export async function lagDuring(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  await work();
  clearInterval(timer);
  return Math.max(longest, performance.now() - last);
}

/** The kind of refusal, or the status of an answer. */
export const outcomeOf = (reading: Promise<Answer>) =>
  reading.then(
    ({ status }) => status,
    (error) => (error instanceof Refusal ? error.kind : error),
  );

/** The refusal itself; whatever else comes of it fails. */
export const refusalOf = (reading: Promise<Answer>): Promise<Refusal> =>
  reading.then(
    ({ status }) => Promise.reject(new Error(`answered ${status}`)),
    (error) => (error instanceof Refusal ? error : Promise.reject(error)),
  );
