import { expect, test } from "bun:test";
import { everyRoute, isChange } from "./fixtures";
import { JobRecord } from "./market/jobs/model";
import { request, signedIn, testApp } from "./testing";

const app = testApp();
const admin = signedIn(app);

test("every answer has an id and the same protection, refusals too", async () => {
  const { ask } = await admin;
  const answers = await Promise.all([
    ask("GET", "/api/jobs"),
    ask("GET", "/api/auth/user"),
    request(app, "GET", "/api/jobs"),
    request(app, "GET", "/nowhere"),
    ask("POST", "/api/jobs/archivals", { body: {} }),
    request(app, "GET", "/healthz"),
  ]);
  for (const answer of answers) {
    expect(answer.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(answer.headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(answer.headers.get("strict-transport-security")).toBeNull();
  }
  const ids = answers.map(({ headers }) => headers.get("x-request-id"));
  expect(new Set(ids).size).toBe(ids.length);
  const refused = answers[2] as Response;
  expect((await refused.json()).requestId).toBe(ids[2]);
});

test("a browser is told to stay with https where the public address is https", async () => {
  const secure = testApp({}, { PUBLIC_URL: "https://coldaisle.example" });
  const answer = await request(secure, "GET", "/healthz");
  expect(answer.headers.get("strict-transport-security")).toContain("max-age=31536000");
});

test("answers that hold personal data are kept by no cache but the asker's own", async () => {
  const { ask } = await admin;
  for (const { path } of everyRoute.filter((it) => it.access !== "anyone" && !isChange(it))) {
    const kept = (await ask("GET", path)).headers.get("cache-control") ?? "";
    expect([path, /no-store|private/.test(kept)]).toEqual([path, true]);
  }
});

test("a list that did not change costs nothing, and a change is seen at once", async () => {
  const { ask } = await admin;
  for (const path of ["/api/jobs", "/api/jobs/counts"]) {
    const first = await ask("GET", path);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).not.toBe("");
    const again = await ask("GET", path, { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await ask("GET", `${path}?q=ups`)).headers.get("etag")).not.toBe(etag);
    await ask("POST", "/api/jobs/create-samples");
    const changed = await ask("GET", path, { headers: { "if-none-match": etag } });
    expect(changed.status).toBe(200);
    await ask("DELETE", "/api/jobs/samples");
  }
});

test("two people never share an answer", async () => {
  const other = await signedIn(app, "viewer");
  const { ask } = await admin;
  const tags = [await ask("GET", "/api/jobs"), await other.ask("GET", "/api/jobs")];
  expect(tags[0]?.headers.get("etag")).not.toBe(String(tags[1]?.headers.get("etag")));
});

test.each(["zstd", "gzip"])("long answers travel as %s to those who read it", async (encoding) => {
  const { ask } = await admin;
  await ask("POST", "/api/jobs/create-samples");
  const plain = await ask("GET", "/api/jobs", { headers: { "accept-encoding": "identity" } });
  const packed = await ask("GET", "/api/jobs", { headers: { "accept-encoding": encoding } });
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(packed.headers.get("content-encoding")).toBe(encoding);
  expect(packed.headers.get("vary")).toContain("accept-encoding");
  const bytes = new Uint8Array(await packed.arrayBuffer());
  const opened = encoding === "zstd" ? Bun.zstdDecompressSync(bytes) : Bun.gunzipSync(bytes);
  expect(new TextDecoder().decode(opened)).toBe(await plain.text());
  expect(bytes.length).toBeLessThan(opened.length / 2);
});

test("an encoding that is ruled out is not used", async () => {
  const { ask } = await admin;
  const answer = await ask("GET", "/api/jobs", {
    headers: { "accept-encoding": "zstd;q=0, gzip" },
  });
  expect(answer.headers.get("content-encoding")).toBe("gzip");
});

test("through the whole server nothing leaves that the model of its route does not name", async () => {
  const app = testApp();
  const { ask } = await signedIn(app);
  await ask("POST", "/api/jobs/create-samples", { body: {} });
  const { items } = await (await ask("GET", "/api/jobs?limit=1")).json().then(listed);
  const job = await (await ask("GET", `/api/jobs/${items[0]?.id}`)).json();
  expect(Object.keys(job).filter((name) => !(name in JobRecord.shape))).toEqual([]);
});

const listed = (page: { id: string }[] | { items: { id: string }[] }) =>
  Array.isArray(page) ? { items: page } : page;
