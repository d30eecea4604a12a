import { expect, test } from "bun:test";
import { createHash } from "node:crypto";
import { Elysia } from "elysia";
import { assets, siteAssetsOf } from "./assets";
import { compilePolicy } from "./policy";
import { type Caller, pathOf, setCaller } from "./request-context";

const client = { ahead: [], files: {}, page: "<!doctype html><title>Coldaisle</title>" };
const ada: Caller = {
  ...{ sessionId: "s", actor: { id: "ada", name: "Ada" }, role: "viewer" },
  ...{
    locale: "en",
    theme: "system",
    readsNames: true,
    provenAt: null,
    endsAt: "2027-01-01T00:00:00.000Z",
  },
};

const door = new Elysia()
  .onRequest(({ request }) => {
    if (request.headers.has("cookie")) setCaller(request, ada);
  })
  .use(
    assets(
      client,
      async () => ({ lang: "en", theme: "system", session: null }),
      async () => new Response("the agency"),
    ),
  );

const see = async (path: string, headers = {}) =>
  (await door.handle(new Request(`http://localhost${path}`, { headers }))).text();

test.each(["/", "/?lang=nl"])("%s shows the agency to whoever is not signed in", async (path) =>
  expect(await see(path)).toBe("the agency"),
);

test("whoever is signed in finds their work at the first address", async () =>
  expect(await see("/", { cookie: "session=1" })).toContain("Coldaisle"));

test.each(["/auth", "/jobs"])("%s is the client for everybody", async (path) =>
  expect(await see(path)).toContain("Coldaisle"),
);

test("pages beside the client find its sign and its letters, wherever the build has put them", () => {
  const letters = "/assets/instrument-sans-latin-wght-normal-1a2b.woff2";
  const icon = "/assets/icon-3c4d.svg";
  const files = { [letters]: { type: "font/woff2" }, [icon]: { type: "image/svg+xml" } };
  expect(siteAssetsOf({ ...client, files })).toEqual({
    icon,
    fonts: { sans: letters, mono: null },
  });
});

const screen = {
  ...{ paths: ["/jobs"], isInside: false, files: [], texts: {}, asks: [] },
  map: '{"imports":{"/assets/list-7g8h.js":"/assets/jobs-1a2b.js"}}',
};

test("a document says where its modules lie in a script that its policy admits by its very text", async () => {
  const opening = async () => ({ lang: "en", theme: "system", session: null });
  const paged = { ...client, page: "<!doctype html><head></head>", ahead: [screen] };
  const server = new Elysia().use(assets(paged, opening));
  const response = await server.handle(new Request("http://localhost/jobs"));
  const [, map = ""] = /<script type="importmap">(.*?)<\/script>/.exec(await response.text()) ?? [];
  const digest = createHash("sha256").update(map).digest("base64");
  expect(map).toBe(screen.map);
  expect(response.headers.get("content-security-policy")).toContain(
    `script-src 'self' 'sha256-${digest}';`,
  );
});

test("texts that put a screen up run at its bare address before the program, which is begun by them", async () => {
  const opening = async () => ({ lang: "en", theme: "system", session: null });
  const begun = {
    ...screen,
    texts: { en: "/assets/jobs-en-0.js" },
    begun: { en: "/assets/jobs-en-1.js" },
  };
  const program = '<script type="module" crossorigin src="/assets/index-2.js"></script>';
  const paged = { ...client, page: `<!doctype html><head>${program}</head>`, ahead: [begun] };
  const server = new Elysia().use(assets(paged, opening));
  const at = async (path: string) =>
    (await server.handle(new Request(`http://localhost${path}`))).text();
  const script =
    '<script type="module" async data-then="/assets/index-2.js" src="/assets/jobs-en-1.js"></script>';
  expect(await at("/jobs")).toContain(
    `<link rel="modulepreload" crossorigin href="/assets/index-2.js">${script}`,
  );
  expect(await at("/jobs")).not.toContain(program);
  expect(await at("/jobs?q=ups")).toContain(program);
  expect(await at("/jobs?q=ups")).not.toContain(script);
  expect(await at("/jobs?q=ups")).toContain('data-texts href="/assets/jobs-en-0.js"');
});

test("what stands for every address reaches one of any depth, and the nearest row is found", () => {
  const find = compilePolicy({
    "GET /*": "anyone",
    "GET /login": "anyone",
    "GET /api/jobs/:id": "viewer",
  });
  const told = (path: string) => find("GET", path)?.route ?? null;
  expect(["/", "/login", "/a", "/assets/index-1.js", "/a/b/c", "/api/jobs/1"].map(told)).toEqual([
    "GET /*",
    "GET /login",
    "GET /*",
    "GET /*",
    "GET /*",
    "GET /api/jobs/:id",
  ]);
  expect(find("PUT", "/a/b")).toBeNull();
});

test("a path is cut out of an address as a URL would tell it", () => {
  const paths = ["/", "/api/candidates", "/api//x", "/%61pi/x", "/a/b?q=1", "/?q=/x?y", "/é"];
  for (const path of paths)
    for (const origin of ["http://localhost", "https://[::1]:3000"]) {
      const { url } = new Request(origin + path);
      expect(pathOf(new Request(url))).toBe(new URL(url).pathname);
    }
});
