import { expect, test } from "bun:test";
import { activities } from "@/modules/records/privacy-log";
import { breaches } from "@/modules/privacy/breaches";
import { candidates } from "@/modules/crm/candidates";
import { person } from "@/modules/crm/candidates/fixtures";
import { signedIn, testApp } from "@/modules/testing";

const now = { at: new Date("2026-01-02T12:00:00.000Z") };

/** Three people: one agreed, one has to be told, one has been kept too long. */
async function agency() {
  now.at = new Date("2025-01-02T12:00:00.000Z");
  const app = testApp({ now: () => now.at });
  await candidates.addAll(app, [person({ origin: "applied" })]);
  now.at = new Date("2026-01-20T12:00:00.000Z");
  const { as, ask } = await signedIn(app);
  await candidates.addAll(as, [
    person({ origin: "applied", gdprConsent: true }),
    person({ origin: "linkedin" }),
  ]);
  const told = async (asked = "period=month") =>
    (await ask("GET", `/api/reports/gdpr?${asked}`)).json();
  return { as, ask, told };
}

test("data protection is told in percent with what was counted, and dangers only where there are some", async () => {
  const { as, told } = await agency();
  const { compliance, checks, risks } = await told();
  expect(checks.map(({ name, kept, of }: never) => [name, kept, of])).toEqual([
    ["consent", 1, 3],
    ["retention", 2, 3],
    ["requests", expect.any(Number), expect.any(Number)],
    ["notices", 2, 3],
    ["secondFactor", 0, 1],
  ]);
  expect(compliance).toMatchObject({ consent: 33, retention: 67, secondFactor: 0 });
  const found = risks.map(({ area, level, n }: never) => [area, level, n]);
  expect(found).toEqual([
    ["expired-retention", "High", 1],
    ["late-notices", "Medium", 1],
    ["missing-consent", "Medium", 2],
    ["no-second-factor", "Low", 1],
  ]);
  await breaches.report(as, {
    title: "A lost laptop",
    discoveredAt: now.at.toISOString(),
    what: null,
  });
  expect((await told()).risks[0]).toMatchObject({ area: "breach-clock", level: "High", n: 1 });
});

test("the dangers lead to lists with as many people", async () => {
  const { ask, told } = await agency();
  for (const { link, n } of (await told()).risks) {
    const stretch = /stretch=(\w+)/.exec(link)?.[1];
    if (!stretch) continue;
    const list = await ask("GET", `/api/gdpr/watched?stretch=${stretch}`);
    expect(list.headers.get("x-total-count")).toBe(String(n));
  }
});

test("activities are counted by kind in the period, and by the month of today", async () => {
  const { as, told } = await agency();
  const { activities: before } = await told();
  const about = { entityType: "candidate", entityId: Bun.randomUUIDv7() } as const;
  const record = (at: string) => {
    now.at = new Date(at);
    return as.write([activities.logActivity(as, { ...about, deed: "consent-withdrawn" })]);
  };
  await record("2025-12-31T22:59:00.000Z");
  // In Amsterdam the year has begun.
  await record("2025-12-31T23:01:00.000Z");
  now.at = new Date("2026-01-20T12:00:00.000Z");
  const { activities: after } = await told();
  const consents = ({ categories }: { categories: { type: string; count: number }[] }) =>
    categories.find(({ type }) => type === "consent")?.count ?? 0;
  expect([after.thisMonth, consents(after)]).toEqual([before.thisMonth + 1, consents(before) + 1]);
  expect((await told("period=year")).activities.total).toBe(after.total);
  expect((await told("from=2025-12-31&to=2025-12-31")).activities.total).toBe(1);
});
