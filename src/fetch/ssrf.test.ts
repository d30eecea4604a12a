import { afterAll, expect, test } from "bun:test";
import { createServer, type Server } from "node:net";
import { lookupAll } from "./addresses";
import { createFetcher } from "./fetcher";
import { misleadingNames, privateHosts, publicUrls, refusedForms } from "./fixtures";
import { liveRoute, type Route } from "./route";
import { hurried, outcomeOf, politeFetch, reroutedTo, resolvesTo, somewhere } from "./testing";

const site = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: answer });
let canaryTouches = 0;
const canary = await canaryOn("0.0.0.0", 0);
const canaryPort = portOf(canary);
const canarySix = await canaryOn("::1", canaryPort).catch(() => null);
if (!canarySix) console.warn("NO IPv6 HERE: nothing listens on ::1 for what must not come");

afterAll(async () => {
  await site.stop(true);
  canary.close();
  canarySix?.close();
  console.log(`canary connections: ${canaryTouches}`);
});

/** What the product runs, but that every port is the canary's: a guard that errs is heard. */
const overCanary =
  (resolve: typeof lookupAll): Route =>
  (url) => ({ ...liveRoute(resolve)(url), port: canaryPort });

/** jobs.example is a site of the test; everything else is the internet as it is, over the canary. */
const withSite: Route = (url) =>
  url.hostname === "jobs.example" ? reroutedTo(site.port ?? 0)(url) : overCanary(lookupAll)(url);

const onlyLocalhost = async (name: string) => (name === "localhost" ? lookupAll(name) : []);
const kindOf = (url: string, route: Route) =>
  outcomeOf(politeFetch(route, { connectMs: 300 })({ url, pace: hurried }));

test("the collection of private addresses is as long as promised", () => {
  const collected = privateHosts.length + Object.keys(misleadingNames).length + refusedForms.length;
  expect(collected).toBeGreaterThanOrEqual(150);
  expect(new Set(privateHosts).size).toBe(privateHosts.length);
});

test.each(privateHosts)("no page is ever read from %s", async (host) => {
  expect(await kindOf(`http://${host}/`, overCanary(onlyLocalhost))).toBe("address");
  expect(await kindOf(`https://${host}/x`, overCanary(onlyLocalhost))).toBe("address");
  expect(canaryTouches).toBe(0);
});

test.each(Object.entries(misleadingNames))("no page is read from %s at %p", async (name, found) => {
  expect(await kindOf(`http://${name}/`, overCanary(resolvesTo(...found)))).toBe("address");
  expect(canaryTouches).toBe(0);
});

test.each(refusedForms)("%j is refused by its form", async (url, kind) => {
  const neverAsked = () => Promise.reject(new Error(`${url} was looked up`));
  expect(await kindOf(url, overCanary(neverAsked))).toBe(kind);
  expect(canaryTouches).toBe(0);
});

test.each(publicUrls)("%s is read", async (url) => {
  const toSite = reroutedTo(site.port ?? 0);
  expect(await kindOf(url, (asked) => ({ ...toSite(asked), secure: false }))).toBe(200);
});

const hiddenPlaces: [location: string, kind: string][] = [
  ["http://127.0.0.1/", "address"],
  ["https://[::1]/", "address"],
  ["http://2130706433/", "address"],
  ["http://localhost/", "address"],
  ["//169.254.169.254/latest/meta-data/", "address"],
  ["http://[::ffff:7f00:1]/", "address"],
  ["http://user:secret@jobs.example/", "address"],
  ["http://jobs.example:6379/", "port"],
  ["file:///etc/passwd", "scheme"],
  ["data:text/html,x", "scheme"],
  ["gopher://127.0.0.1:70/", "scheme"],
  ["/hop?status=307&to=http%3A%2F%2F10.0.0.1%2F", "address"],
];
const statuses = [301, 302, 303, 307, 308];
const redirects = statuses.flatMap((status) =>
  hiddenPlaces.map(([to, kind]) => [status, to, kind] as const),
);

test.each(redirects)("a %i redirect to %s leads nowhere", async (status, to, kind) => {
  const url = `http://jobs.example/hop?status=${status}&to=${encodeURIComponent(to)}`;
  expect(await kindOf(url, withSite)).toBe(kind);
  expect(canaryTouches).toBe(0);
});

test("a name that becomes private after its first answer is not followed there", async () => {
  let asked = 0;
  const rebinding = async () => resolvesTo(++asked === 1 ? somewhere : "127.0.0.1")();
  const route = reroutedTo(site.port ?? 0, rebinding);
  const read = politeFetch(route);

  expect((await read({ url: "http://rebind.example/once", pace: hurried })).status).toBe(200);
  expect(asked).toBe(1);
  const again = read({ url: "http://rebind.example/again", pace: hurried });

  expect(await outcomeOf(again)).toBe("address");
  expect(asked).toBe(2);
});

test("a connection that ends elsewhere than was checked is cut before anything is asked", async () => {
  let requests = 0;
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: () => new Response(`${++requests}`),
  });
  const toServer = reroutedTo(server.port ?? 0);
  const route: Route = (url) => ({
    ...toServer(url),
    permits: liveRoute(resolvesTo(somewhere))(url).permits,
  });

  expect(await kindOf("http://jobs.example/", route)).toBe("address");

  expect(requests).toBe(0);
  await server.stop(true);
});

test("robots.txt is no way round: a private host is refused as such, and never asked for it", async () => {
  const read = createFetcher({
    userAgent: "x",
    route: overCanary(lookupAll),
    isPolite: true,
    now: () => new Date(),
  });
  for (const url of ["http://127.0.0.1/", "http://localhost/"]) {
    expect(await outcomeOf(read({ url }))).toBe("address");
  }
  expect(canaryTouches).toBe(0);
});

test("the canary is alive", async () => {
  await fetch(`http://127.0.0.1:${canaryPort}/`).catch(() => null);
  expect(canaryTouches).toBe(1);
  canaryTouches = 0;
});

function answer(request: Request): Response {
  const { pathname, searchParams } = new URL(request.url);
  const headers = { "content-type": "text/html", connection: pathname === "/once" ? "close" : "" };
  if (pathname !== "/hop") return new Response("a page", { headers });
  const location = searchParams.get("to") ?? "";
  return new Response(null, { status: Number(searchParams.get("status")), headers: { location } });
}

function canaryOn(host: string, port: number): Promise<Server> {
  const server = createServer((socket) => {
    canaryTouches += 1;
    socket.destroy();
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, host, () => resolve(server));
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}
