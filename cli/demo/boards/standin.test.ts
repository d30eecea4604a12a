import { expect, test } from "bun:test";
import { countries } from "@/modules/knowledge/countries/rules";
import { readPage, sources } from "@/modules/market/sources/registry";
import type { SourceId } from "@/modules/market/sources/rules";
import { ask, noon, query, walk } from "@/modules/market/sources/testing";
import { type Fault, serveStandIn, standInAds, standInBoards } from ".";

async function judged(fault: Omit<Fault, "host" | "from">, source: SourceId = "linkedin") {
  const [task] = sources[source].plan(query({ keywords: ["data"], boards: standInBoards(source) }));
  if (task === undefined) throw new Error("no question");
  const standIn = serveStandIn({
    now: noon,
    faults: [{ ...fault, host: new URL(task.url).host, from: 2 }],
  });
  const pages = [await ask(standIn, task), await ask(standIn, task), await ask(standIn, task)];
  await standIn.close();
  return { pages, kinds: pages.map((page) => readPage(page, task).verdict.kind) };
}

test("a challenge on the second request is told, and the third one answers again", async () => {
  expect((await judged({ kind: "challenge" })).kinds).toEqual(["ok", "challenge", "ok"]);
});

test("a refusal to answer so fast says when to come back", async () => {
  const { kinds, pages } = await judged({ kind: "slow-down", retryAfter: 7 });
  expect(kinds).toEqual(["ok", "blocked", "ok"]);
  expect(pages[1]?.headers["retry-after"]).toBe("7");
});

test("an outage, broken JSON and half a page are told apart from an answer", async () => {
  expect((await judged({ kind: "out-of-order" })).kinds[1]).toBe("upstream-error");
  expect((await judged({ kind: "malformed" }, "greenhouse")).kinds[1]).toBe("wrong-type");
  expect((await judged({ kind: "truncated" }, "greenhouse")).kinds[1]).toBe("wrong-type");
  expect((await judged({ kind: "truncated" }, "stepstone")).kinds[1]).toBe("wrong-type");
});

test("pages can be as heavy as real ones, and are read the same", async () => {
  const heavy = serveStandIn({ now: noon, padTo: 300_000 });
  const light = serveStandIn({ now: noon });
  const asked = query({ keywords: ["datacenter"], boards: standInBoards("jsonld") });
  for (const source of ["indeed", "stepstone", "jsonld"] as const) {
    const [task] = sources[source].plan(asked);
    const page = task && (await ask(heavy, task));
    if (source !== "jsonld") expect(page?.body.length).toBeWithin(300_000, 301_000);
    const [one, other] = [await walk(heavy, source, asked), await walk(light, source, asked)];
    expect(one.ads).toEqual(other.ads);
  }
  await Promise.all([heavy.close(), light.close()]);
});

test("every request is remembered by host and path", async () => {
  const standIn = serveStandIn({ now: noon });
  await fetch(`${standIn.origin}/robots.txt`, {
    headers: { host: "careers.calanque-example-sas.example" },
  });
  await standIn.close();
  expect(standIn.requests).toMatchObject([
    { host: "careers.calanque-example-sas.example", path: "/robots.txt" },
  ]);
});

test("a host that is no source answers that it is not there", async () => {
  const standIn = serveStandIn();
  const response = await fetch(standIn.origin);
  await standIn.close();
  expect(response.status).toBe(404);
});

test("the fictional ads cover all countries, six languages and every source", () => {
  const count = (values: string[]) => new Set(values).size;
  expect(count(standInAds.map((ad) => ad.country))).toBe(countries.length);
  expect(count(standInAds.map((ad) => ad.language))).toBe(6);
  expect(count(standInAds.flatMap((ad) => ad.on.map((one) => one.source)))).toBe(17);
  for (const ad of standInAds) expect(ad.company).toContain("Example");
});

test("some ads stand on several boards under other titles or towns, as on real boards", () => {
  const varied = standInAds.filter((ad) => ad.on.some((one) => one.title ?? one.city));
  expect(varied.length).toBeGreaterThanOrEqual(12);
});

test("an answer stays the same while the stand-in runs, so that asking again costs nothing", async () => {
  const standIn = serveStandIn();
  const [task] = sources.linkedin.plan(query({ keywords: ["data"] }));
  const pages = task ? [await ask(standIn, task), await ask(standIn, task)] : [];
  await standIn.close();
  expect(pages.length).toBe(2);
  expect(pages[0]?.headers["etag"]).toBe(pages[1]?.headers["etag"] ?? "");
});
