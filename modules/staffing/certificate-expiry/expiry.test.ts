import { expect, test } from "bun:test";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { noon, signedIn, testApp } from "@/modules/testing";
import type { App } from "@/src/app";
import { CertificatesEnding, type EndingCertificate, expiry } from ".";

const holding = (app: App, ...ends: (string | null)[]) =>
  added(app, {
    certificates: ends.map((expiresOn) => ({ certificate: "vca-basis", expiresOn })),
  });

const endsOf = (all: EndingCertificate[]) => all.map(({ expiresOn }) => expiresOn);
const every = { bucket: "all", limit: 50 } as const;

test("certificates are counted by how far away their end is, each in one bucket", async () => {
  const app = testApp();
  await holding(app, "2025-12-31", "2026-01-01", "2026-01-08", "2026-01-09", "2026-01-31");
  await holding(app, "2026-02-01", "2026-04-01", "2026-04-02", null);
  expect(await expiry.counts(app)).toEqual({
    expired: 1,
    week: 2,
    month: 2,
    quarter: 2,
    unknown: 1,
  });
  const { certificates, total } = await expiry.list(app, every);
  expect([certificates.length, total]).toEqual([7, 7]);
  expect(certificates[0]).toMatchObject({ daysLeft: -1, name: "VCA Basis (B-VCA)" });
});

test("pages follow one another without a gap, also where many end on one day", async () => {
  const app = testApp();
  const { ask } = await signedIn(app);
  for (let n = 0; n < 5; n += 1) await holding(app, "2026-01-05");
  const seen: string[] = [];
  let next: string | undefined = "/api/certificates?limit=2";
  while (next) {
    const answer: Response = await ask("GET", next);
    seen.push(...((await answer.json()) as EndingCertificate[]).map(({ id }) => id));
    const link = /<([^>]+)>/.exec(answer.headers.get("link") ?? "")?.[1];
    next = link && link.slice(link.indexOf("/api"));
  }
  expect(new Set(seen).size).toBe(5);
});

test("people whose certificate has no end and was never verified are found by that", async () => {
  const app = testApp();
  const { as, ask } = await signedIn(app);
  const [first, seen] = [await holding(as, null, "2026-01-05"), await holding(as, null)];
  const second = await holding(as, null);
  const ids = seen.certificates.map(({ id }) => id);
  await ask("POST", "/api/candidates/verifications", { body: { ids } });
  expect(await expiry.counts(app)).toMatchObject({ week: 1, unknown: 2 });
  const people: string[] = [];
  let next: string | undefined = "/api/certificates?bucket=unknown&limit=1";
  while (next) {
    const answer: Response = await ask("GET", next);
    const [found] = (await answer.json()) as EndingCertificate[];
    expect(found).toMatchObject({ expiresOn: null, daysLeft: null, verifiedAt: null });
    people.push(found?.candidate.id ?? "");
    const link = /<([^>]+)>/.exec(answer.headers.get("link") ?? "")?.[1];
    next = link && link.slice(link.indexOf("/api"));
  }
  expect(people).toEqual([first.id, second.id]);
  const sheet = await ask("GET", "/api/certificates/export?format=csv&bucket=unknown");
  expect((await sheet.text()).trim().split("\r\n")).toHaveLength(3);
});

test("what was renewed, let go or belongs to somebody put away is on no list", async () => {
  const app = testApp();
  const [one, two, three] = [
    await holding(app, "2026-01-05"),
    await holding(app, "2026-01-06"),
    await holding(app, "2026-01-07"),
  ];
  const paperOf = ({ id, certificates }: typeof one) => ({
    id,
    certificateId: certificates[0]?.id ?? "",
  });
  await candidates.renew(app, paperOf(one), { expiresOn: "2036-01-05" });
  await candidates.letGo(app, paperOf(two));
  await candidates.archive(app, [three.id]);
  expect((await expiry.list(app, every)).certificates).toEqual([]);
  expect((await expiry.counts(app)).week).toBe(0);
});

test("it says where the holder works, and whether the paper lasts until that ends", async () => {
  const app = testApp();
  const [idle, busy] = [await holding(app, "2026-01-05"), await holding(app, "2026-03-01")];
  await deployed(app, { candidateId: busy.id, startDate: "2026-01-05", endDate: "2026-06-30" });
  const { certificates, total } = await expiry.list(app, { ...every, deployed: "yes" });
  expect([total, certificates[0]?.candidate.id]).toEqual([1, busy.id]);
  expect(certificates[0]?.deployments).toMatchObject([{ outlasts: false }]);
  expect((await expiry.list(app, every)).certificates[0]).toMatchObject({
    candidate: { id: idle.id },
    deployments: [],
  });
});

test("the list is narrowed to one kind of paper, to what nobody has seen, and to so many days", async () => {
  const app = testApp();
  const { id, certificates } = await holding(app, "2026-01-05", "2026-03-01");
  await candidates.verify(app, { id, certificateId: certificates[0]?.id ?? "" });
  const narrowed = async (filter: object) =>
    endsOf((await expiry.list(app, { ...every, ...filter })).certificates);
  expect(await narrowed({ verified: "no" })).toEqual(["2026-03-01"]);
  expect(await narrowed({ days: 7 })).toEqual(["2026-01-05"]);
  expect(await narrowed({ certificate: "vog" })).toEqual([]);
});

test("each certificate is told of once per threshold, and again where it has a new end", async () => {
  const clock = { now: noon };
  const app = testApp({ now: () => clock.now });
  const told: object[] = [];
  app.subscribe(CertificatesEnding, ({ data }) => told.push(data));
  const { id, certificates } = await holding(app, "2026-01-20");
  const on = (day: string) => expiry.remind(app, day);

  expect([await on("2026-01-01"), await on("2026-01-01"), await on("2026-01-12")]).toEqual([
    1, 0, 0,
  ]);
  expect([await on("2026-01-13"), await on("2026-01-20")]).toEqual([1, 0]);
  expect([await on("2026-01-21"), await on("2026-03-01")]).toEqual([1, 0]);
  const paper = { id, certificateId: certificates[0]?.id ?? "" };
  await candidates.editCertificate(app, paper, { expiresOn: "2026-03-05" });
  expect(await on("2026-03-01")).toBe(1);
  expect(told).toEqual([
    { expired: 0, week: 0, month: 1, quarter: 0 },
    { expired: 0, week: 1, month: 0, quarter: 0 },
    { expired: 1, week: 0, month: 0, quarter: 0 },
    { expired: 0, week: 1, month: 0, quarter: 0 },
  ]);
});
