import { afterAll, expect, test } from "bun:test";
import { createFetch } from "./index";
import { noon, outcomeOf, sayingRaw } from "./testing";

const seen: { path: string; head: string }[] = [];
const says: Record<string, string | Uint8Array> = {};
const server = await sayingRaw((socket, path, head) => {
  seen.push({ path, head });
  socket.write(says[path] ?? "HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n");
});
afterAll(() => server.close());

const read = createFetch({
  userAgent: "Coldaisle/1.0 (+https://coldaisle.example/bot)",
  transport: { kind: "replay", origin: `http://localhost:${server.port}` },
  now: () => noon,
});

/** Lets the server say this at the path, and gives the address to ask. */
function page(
  path: string,
  status: number,
  headers: Record<string, string>,
  body: string | Uint8Array = "",
) {
  const bytes = Buffer.from(body);
  const all = { "content-length": String(bytes.length), ...headers };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  says[path] = Buffer.concat([Buffer.from(`HTTP/1.1 ${status} x\r\n${head.join("")}\r\n`), bytes]);
  return `https://jobs.example${path}`;
}
const html = { "content-type": "text/html" };
const lastHead = () => seen.at(-1)?.head.toLowerCase() ?? "";

test("an answer tells where it came from, what it said and when it was read", async () => {
  const url = page("/ok?q=a%20b", 200, { ...html, "set-cookie": "a=1", etag: '"1"' }, "Kühlung");

  expect(await read({ url: `${url}#part` })).toEqual({
    url,
    status: 200,
    headers: { "content-length": "8", "content-type": "text/html", etag: '"1"' },
    content: Buffer.from("Kühlung"),
    body: "Kühlung",
    fetchedAt: "2026-01-01T12:00:00.000Z",
    notModified: false,
  });
});

test("a host sees who asks and on whose behalf, and never a cookie", async () => {
  const url = page("/who", 200, html);
  await read({
    url,
    headers: { Cookie: "a=1", "User-Agent": "Mozilla", Host: "other.example", "X-Key": "k" },
  });

  expect(lastHead()).toContain("host: jobs.example\r\n");
  expect(lastHead()).toContain("user-agent: coldaisle/1.0 (+https://coldaisle.example/bot)\r\n");
  expect(lastHead()).toContain("x-key: k\r\n");
  expect(lastHead()).not.toContain("cookie");
  expect(lastHead()).not.toContain("mozilla");
});

test.each([403, 404, 410, 429, 500, 503])(
  "status %i is an answer, not an error",
  async (status) => {
    const answer = await read({
      url: page(`/${status}`, status, { ...html, "retry-after": "5" }, "why"),
    });
    expect([answer.status, answer.body]).toEqual([status, "why"]);
  },
);

test("an unchanged page costs no body", async () => {
  const url = page("/unchanged", 304, { etag: '"1"' });
  const answer = await read({ url, etag: '"1"', lastModified: "Thu, 01 Jan 2026 00:00:00 GMT" });

  expect([answer.status, answer.notModified, answer.body]).toEqual([304, true, ""]);
  expect(lastHead()).toContain('if-none-match: "1"\r\n');
  expect(lastHead()).toContain("if-modified-since: thu, 01 jan 2026 00:00:00 gmt\r\n");
});

test("a search that is posted arrives with its body", async () => {
  const url = page("/search", 200, { "content-type": "application/json" }, "[]");
  const headers = { "content-type": "application/json" };
  expect((await read({ url, method: "POST", headers, body: '{"q":"ü"}' })).body).toBe("[]");
  expect(lastHead()).toStartWith("post /search");
  expect(lastHead()).toContain("content-length: 10\r\n");
});

const readable =
  "text/html application/xhtml+xml application/json application/ld+json application/xml text/xml " +
  "application/rss+xml application/atom+xml text/plain TEXT/HTML;charset=utf-8";
test.each(readable.split(" "))("%s is read", async (type) => {
  expect(await outcomeOf(read({ url: page("/type", 200, { "content-type": type }, "x") }))).toBe(
    200,
  );
});

const unreadable =
  "application/pdf image/svg+xml application/octet-stream text/css video/mp4 text/htmlx";
test.each([...unreadable.split(" "), ""])("%p is not read", async (type) => {
  const url = page("/type", 200, type === "" ? {} : { "content-type": type }, "x");
  expect(await outcomeOf(read({ url }))).toBe("wrong-type");
});

test("an error in an odd type is an answer without its body", async () => {
  const url = page("/odd", 500, { "content-type": "image/png" }, "x");
  expect(await read({ url })).toMatchObject({ status: 500, body: "" });
});

test("a page packed in an unknown way is not guessed at", async () => {
  const url = page("/packed", 200, { ...html, "content-encoding": "rot13" }, "x");
  expect(await outcomeOf(read({ url }))).toBe("wrong-type");
});

test("a redirect within a site keeps what was asked, and the answer names the last address", async () => {
  page("/old", 307, { location: "/new?a=1" });
  const url = page("/new?a=1", 200, html, "here");
  const answer = await read({ url: "https://jobs.example/old", headers: { "x-key": "k" } });

  expect([answer.url, answer.body]).toEqual([url, "here"]);
  expect(lastHead()).toContain("x-key: k");
});

test("a redirect to another site takes no key along", async () => {
  page("/away", 302, { location: "https://other.example/there" });
  page("/there", 200, html, "there");
  const headers = { "x-key": "k", authorization: "Bearer t", "accept-language": "nl" };
  const answer = await read({ url: "https://jobs.example/away", headers, etag: '"1"' });

  expect(answer.url).toBe("https://other.example/there");
  expect(lastHead()).toContain("host: other.example");
  expect(lastHead()).toContain("accept-language: nl");
  expect(lastHead()).not.toMatch(/x-key|authorization/);
});

test.each([
  [301, "get", false],
  [302, "get", false],
  [303, "get", false],
  [307, "post", true],
  [308, "post", true],
] as const)("after a %i a posted search goes on by %s", async (status, method, hasBody) => {
  page("/from", status, { location: "/to" });
  page("/to", 200, html, "x");
  await read({ url: "https://jobs.example/from", method: "POST", body: "secret" });
  expect(lastHead()).toStartWith(`${method} /to`);
  expect(lastHead().includes("content-length: 6")).toBe(hasBody);
});

test("a redirect that says no place is the answer", async () => {
  expect(await outcomeOf(read({ url: page("/nowhere", 302, html, "x") }))).toBe(302);
});

test("a host that reserves its pages from mining is left alone", async () => {
  const url = page("/reserved", 200, { ...html, "tdm-reservation": "1" }, "x");
  expect(await outcomeOf(read({ url }))).toBe("opted-out");
  const open = page("/open", 200, { ...html, "tdm-reservation": "0" }, "x");
  expect(await outcomeOf(read({ url: open }))).toBe(200);
  const inHead = page("/meta", 200, html, '<head><meta name="tdm-reservation" content="1"></head>');
  expect(await outcomeOf(read({ url: inHead }))).toBe("opted-out");
  const told = page(
    "/told",
    200,
    html,
    "<p>What does tdm-reservation mean, and why content=1?</p>",
  );
  expect(await outcomeOf(read({ url: told }))).toBe(200);
});

test("a cancelled reading ends at once, whether it has begun or not", async () => {
  const url = page("/never", 200, { ...html, "content-length": "100" }, "half");
  const controller = new AbortController();
  const begun = outcomeOf(read({ url, signal: controller.signal }));
  await Bun.sleep(30);
  controller.abort();

  expect(await begun).toBe("cancelled");
  expect(await outcomeOf(read({ url, signal: controller.signal }))).toBe("cancelled");
});

test("no message repeats more of an address than its host, because addresses carry keys", async () => {
  const url = page("/api/secret-key?key=secret-key", 200, { "content-type": "image/png" }, "x");
  const refusal = await read({ url }).catch((error) => error);
  expect(refusal.message).not.toContain("secret");
});
