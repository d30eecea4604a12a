import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { Elysia } from "elysia";
import { assets } from "./assets";
import { headers } from "./answers/headers";

const folder = mkdtempSync(join(tmpdir(), "assets-"));
afterAll(() => rmSync(folder, { recursive: true }));

const script = "console.log('cold aisle');".repeat(50);
const kept = async (name: string, content: string | Uint8Array<ArrayBuffer>) => {
  await Bun.write(join(folder, name), content);
  return join(folder, name);
};
const client = {
  ahead: [
    {
      paths: ["/jobs/:id?"],
      isInside: true,
      files: ["/assets/jobs-1a2b.js"],
      alone: { files: ["/assets/jobs-5c6d.js"] },
      texts: { nl: "/assets/jobs.nl-3c4d.js", en: "/assets/jobs.en.js" },
      asks: ["/api/jobs?sort=score&limit=50"],
    },
    { paths: ["/auth"], isInside: false, files: ["/assets/auth-5e6f.js"], texts: {}, asks: [] },
  ],
  page: '<!doctype html><html lang="en"><head><title>Coldaisle</title></head><body></body></html>',
  files: {
    "/assets/main-1a2b.js": {
      type: "text/javascript",
      br: await kept("main.br", new Uint8Array(brotliCompressSync(script))),
    },
    "/assets/sans-3c4d.woff2": { type: "font/woff2", raw: await kept("sans.woff2", "font") },
  },
};

const server = new Elysia().use(headers(true)).use(
  assets(client, async () => ({
    lang: "nl",
    theme: "dark",
    session: { firstName: "</script><script>alert(1)", lastName: "$& Jansen" },
  })),
);
const request = (path: string, init?: RequestInit) =>
  server.handle(new Request(`http://localhost${path}`, init));
const accepting = (encoding: string) => ({ headers: { "accept-encoding": encoding } });

test("a hashed file is kept by the browser for good and not sent twice", async () => {
  const first = await request("/assets/main-1a2b.js");
  expect(first.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");

  const etag = first.headers.get("etag") ?? "";
  const second = await request("/assets/main-1a2b.js", { headers: { "if-none-match": etag } });
  expect(second.status).toBe(304);
  expect(await second.text()).toBe("");
});

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["identity", null],
  ["", null],
])("a browser that accepts %p is sent %p", async (accepted, encoding) => {
  const response = await request("/assets/main-1a2b.js", accepting(accepted));
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(response.headers.get("vary")).toBe("accept-encoding");
});

test("whatever form is sent, the script is the same", async () => {
  const plain = await request("/assets/main-1a2b.js", accepting("identity"));
  expect(await plain.text()).toBe(script);
  const br = await request("/assets/main-1a2b.js", accepting("br"));
  expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(script);
  const gzip = await request("/assets/main-1a2b.js", accepting("gzip"));
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(script);
  const font = await request("/assets/sans-3c4d.woff2", accepting("br"));
  expect(font.headers.get("content-encoding")).toBeNull();
  expect(await font.text()).toBe("font");
});

test.each(["/assets/gone-9z9z.js", "/favicon.ico", "/jobs/export.csv", "/api/nothing"])(
  "%s is not answered with the document",
  async (path) => expect((await request(path)).status).toBe(404),
);

test.each(["/", "/jobs", "/jobs/018f-1", "/somewhere/else"])(
  "%s is answered with the document",
  async (path) => {
    const response = await request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(response.headers.get("cache-control")).toBe("no-store");
  },
);

test("the document speaks the reader's language in the reader's colours from the first byte", async () => {
  expect(await (await request("/")).text()).toContain('<html lang="nl" data-theme="dark">');
});

const linksOf = async (path: string) =>
  [...(await (await request(path)).text()).matchAll(/<link [^>]*href="([^"]+)"/g)].map(
    ([, it]) => it,
  );

test("the document asks for what its screen consists of and begins with, in the reader's language", async () => {
  expect(await linksOf("/jobs")).toEqual([
    "/assets/jobs-1a2b.js",
    "/assets/jobs.nl-3c4d.js",
    "/api/jobs?sort=score&amp;limit=50",
  ]);
});

test.each(["/jobs/018f-1", "/jobs?class=hard-target"])(
  "%s begins with something else than the whole list",
  async (path) =>
    expect(await linksOf(path)).toEqual(["/assets/jobs-1a2b.js", "/assets/jobs.nl-3c4d.js"]),
);

test("a record that has the page to itself asks for no list", async () =>
  expect((await linksOf("/jobs/018f-1?full=1"))[0]).toBe("/assets/jobs-5c6d.js"));

test.each(["/auth", "/jobs/1/2", "/jobsearch", "/somewhere/else"])(
  "%s is no screen of who is signed in",
  async (path) => expect(await linksOf(path)).toEqual([]),
);

test("no name of a person can break out of the document", async () => {
  const html = await (await request("/")).text();
  expect(html.match(/<script/g)).toHaveLength(1);
  const [, json = ""] = /id="session">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({
    firstName: "</script><script>alert(1)",
    lastName: "$& Jansen",
  });
});

test("every document has its own nonce, and its policy names it", async () => {
  const nonces = await Promise.all(
    [1, 2, 3].map(async () => {
      const response = await request("/");
      const [, nonce = ""] = /csp-nonce" content="([^"]+)"/.exec(await response.text()) ?? [];
      expect(response.headers.get("content-security-policy")).toContain(
        `style-src 'self' 'nonce-${nonce}'`,
      );
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(3);
});

test("a question without wanting the answer's body gets the headers alone", async () => {
  for (const path of ["/", "/assets/main-1a2b.js"]) {
    const response = await request(path, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBeTruthy();
    expect(await response.text()).toBe("");
  }
});

test("no answer can be framed, sniffed or referred from, and TLS is remembered", async () => {
  for (const path of ["/", "/assets/main-1a2b.js", "/favicon.ico"]) {
    const { headers } = await request(path);
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("strict-transport-security")).toContain("max-age=31536000");
  }
});

test("a document runs no script and loads nothing but its own", async () => {
  const policy = (await request("/")).headers.get("content-security-policy") ?? "";
  const rules = new Map(
    policy.split("; ").map((rule) => [rule.split(" ")[0], rule.split(" ").slice(1).join(" ")]),
  );
  for (const name of ["default-src", "base-uri", "object-src", "frame-ancestors"])
    expect([name, rules.get(name)]).toEqual([name, "'none'"]);
  for (const name of ["script-src", "connect-src", "form-action", "font-src"])
    expect([name, rules.get(name)]).toEqual([name, "'self'"]);
  expect(rules.get("require-trusted-types-for")).toBe("'script'");
  expect(policy).not.toContain("unsafe");
});

test("without TLS nothing is said about TLS", async () => {
  const plain = new Elysia().use(headers(false)).get("/", () => "ok");
  const response = await plain.handle(new Request("http://localhost/"));
  expect(response.headers.has("strict-transport-security")).toBe(false);
});

test("a file may load nothing, and carries no rules that only documents obey", async () => {
  const { headers } = await request("/assets/main-1a2b.js");
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get("permissions-policy")).toBeNull();
  expect((await request("/")).headers.get("permissions-policy")).toContain("camera=()");
});
