import { expect, test } from "bun:test";
import { readPage } from "../registry";
import type { VerdictKind } from "../rules";
import { asked, page } from "../testing";

const judged = (body: string, given: Partial<Parameters<typeof page>[1]> = {}) =>
  readPage(page(body, given), asked("jsonld")).verdict.kind;

const statuses: [status: number, kind: VerdictKind][] = [
  [400, "wrong-type"],
  [401, "sign-in"],
  [403, "blocked"],
  [404, "not-found"],
  [410, "not-found"],
  [422, "wrong-type"],
  [429, "blocked"],
  [451, "blocked"],
  [500, "upstream-error"],
  [503, "upstream-error"],
  [520, "upstream-error"],
  [999, "blocked"],
];

test.each(statuses)("an answer with status %d is %s", (status, kind) => {
  expect(judged("<html></html>", { status })).toBe(kind);
});

const pages: [what: string, body: string, kind: VerdictKind][] = [
  ["a Cloudflare challenge", "<title>Just a moment...</title>", "challenge"],
  [
    "a DataDome challenge",
    "<script src='https://ct.captcha-delivery.com/c.js'></script>",
    "challenge",
  ],
  ["an Akamai refusal", "<title>Access Denied</title>errors.edgesuite.net", "blocked"],
  ["a login wall", "<title>Sign In | Example</title>", "sign-in"],
  ["an envoy error", "upstream connect error or disconnect/reset before headers", "upstream-error"],
  ["an empty answer", " \n", "upstream-error"],
  ["JSON where a page is expected", '{"jobs":[]}', "wrong-type"],
  ["an empty shell", '<body><div id="root"></div><script src="a.js"></script>', "wrong-type"],
];

test.each(pages)("%s is told from an answer", (_, body, kind) => {
  expect(judged(body)).toBe(kind);
});

test("a challenge with status 503 is a challenge and not an outage", () => {
  expect(judged("<title>Just a moment...</title>", { status: 503 })).toBe("challenge");
  expect(judged("<p>", { status: 403, headers: { "CF-Mitigated": "challenge" } })).toBe(
    "challenge",
  );
});

test("a page that redirected to a sign-in page asks to sign in", () => {
  expect(judged("<html>", { url: "https://www.linkedin.com/authwall?trk=x" })).toBe("sign-in");
});

test("an ad about access control or security is no refusal", () => {
  const job =
    '<script type="application/ld+json">{"@type":"JobPosting","title":"Access Control Engineer"}</script>';
  const body = `<title>Access Control and Security Check Engineer</title>${job}<p>Web Application Firewall</p>`;
  expect(judged(body)).toBe("ok");
});

test("a first page of LinkedIn without a card is a soft block, a later one is the end", () => {
  const first = readPage(page("<html><body></body></html>"), asked("linkedin"));
  const later = readPage(page(""), asked("linkedin", { context: { start: 20 } }));
  expect([first.verdict.kind, later.verdict.kind]).toEqual(["blocked", "empty"]);
});

const indeedPage = (tiers: number, results: unknown[] = []): string =>
  `<html><script>window.mosaic.providerData["mosaic-provider-jobcards"]=${JSON.stringify({
    metaData: { mosaicProviderJobCardsModel: { results, tierSummaries: [{ jobCount: tiers }] } },
  })};</script>`;

test("Indeed without rows found nothing only if it counts nothing", () => {
  const kinds = [0, 12].map(
    (count) => readPage(page(indeedPage(count)), asked("indeed")).verdict.kind,
  );
  expect(kinds).toEqual(["empty", "blocked"]);
});

test("Workday past its two thousand repeats its first page, which does not count", () => {
  const body = JSON.stringify({ total: 2000, jobPostings: [{ title: "x" }] });
  const past = readPage(page(body), asked("workday", { context: { offset: 2000 } }));
  expect(past.verdict.kind).toBe("empty");
});

test("an answer of another form than expected is never taken for an empty one", () => {
  for (const source of ["greenhouse", "lever", "adzuna", "arbeitnow", "workday"] as const) {
    expect(readPage(page('{"message":"gone"}'), asked(source)).verdict.kind).toBe("wrong-type");
    expect(readPage(page("{"), asked(source)).verdict.kind).toBe("wrong-type");
  }
});
