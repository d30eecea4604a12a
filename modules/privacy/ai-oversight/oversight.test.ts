import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { added } from "@/modules/crm/candidates/fixtures";
import { hasToBeInformed, origins } from "@/modules/crm/candidates/rules";
import { candidates } from "@/modules/crm/candidates/schema";
import { statuses } from "@/modules/records/privacy-log/rules";
import { gdprActivities } from "@/modules/records/privacy-log/schema";
import { noon, signedIn, testApp } from "@/modules/testing";
import { diceOf } from "@/bench/data/dice";
import { sampleRequests } from "@/cli/demo/requests";
import type { App } from "@/src/app";
import { oversight, type Overview, type WatchedPerson } from ".";
import { middleOf } from "./overview";
import { worklistSections } from "./rules";

const day = (days: number) =>
  new Date(noon.getTime() + days * 86_400_000).toISOString().slice(0, 10);
const { pick: any } = diceOf(Number(Bun.env["CHANCE"] ?? 2026));
const around = [-400, -31, -1, 0, 1, 7, 8, 30, 31, 365];

/** People and activities as chance will have them. */
async function anything(app: App, people: number, deeds: number) {
  for (let n = 0; n < people; n += 1) {
    const { id } = await added(app);
    const set = {
      dataRetentionUntil: day(any(around)),
      gdprConsent: any([true, false]),
      origin: any(origins),
      informedAt: any([null, noon.toISOString()]),
      archivedAt: any([null, null, noon.toISOString()]),
      email: any([null, "a@x.example"]),
      country: any([null, "NL"]),
    };
    await app.write([
      app.db
        .update(candidates)
        .set(set)
        .where(sql`id = ${id}`),
    ]);
  }
  for (let n = 0; n < deeds; n += 1) {
    const status = any(statuses);
    await app.write([
      app.db.insert(gdprActivities).values({
        ...{ id: Bun.randomUUIDv7(), deed: "consent-given", type: "consent", status },
        ...{ entityType: "candidate", entityId: Bun.randomUUIDv7(), recordedBy: "command line" },
        createdAt: noon.toISOString(),
      }),
    ]);
  }
}

test("the figures are those of the specification, whatever there is", async () => {
  const app = testApp();
  for (let round = 0; round < 12; round += 1) {
    await anything(app, round % 3, round % 4);
    const shown = await oversight.overview(app);
    const people = await app.db.select().from(candidates);
    const deeds = await app.db.select().from(gdprActivities);
    const rate = (part: unknown[], whole: unknown[]) =>
      whole.length === 0 ? 100 : Math.round((part.length / whole.length) * 100);
    const consented = people.filter((it) => it.gdprConsent);
    const completed = deeds.filter((it) => it.status === "completed");
    const expired = people.filter((it) => it.dataRetentionUntil < day(0));
    expect(shown).toMatchObject({
      complianceRate: rate(completed, deeds),
      consentRate: rate(consented, people),
      pendingActions: deeds.filter((it) => it.status === "pending").length,
      expiredRetention: expired.length,
      people: {
        total: people.length,
        consented: consented.length,
        complete: people.filter((it) => (it.email || it.phone) && it.country).length,
      },
      waiting: {
        today: people.filter((it) => it.dataRetentionUntil === day(0)).length,
        week: within(people, 1, 7),
        month: within(people, 8, 30),
        unconsented: people.length - consented.length,
        notice: people.filter((it) => hasToBeInformed(it.origin) && !it.informedAt).length,
      },
    });
    expect(shown.recent).toHaveLength(Math.min(5, deeds.length));
  }
});

const within = (people: { dataRetentionUntil: string }[], from: number, until: number) =>
  people.filter((it) => it.dataRetentionUntil >= day(from) && it.dataRetentionUntil <= day(until))
    .length;

test("where nothing was ever asked the rates are 100, and the numbers behind them say why", async () => {
  const shown: Overview = await oversight.overview(testApp());
  expect(shown).toMatchObject({ complianceRate: 100, consentRate: 100, activities: { total: 0 } });
  expect(shown.requests).toEqual({ open: 0, oldestDays: null, overdue: 0, failed: 0 });
});

test("how soon requests are answered is the middle of those that have a day and an answer", () => {
  expect([middleOf([]), middleOf([3]), middleOf([9, 1, 4]), middleOf([1, 2])]).toEqual([
    null,
    3,
    4,
    1.5,
  ]);
});

test("each stretch lists as many as it counts, page after page, the earliest end first", async () => {
  const app = testApp();
  await anything(app, 15, 0);
  const { ask } = await signedIn(app, "recruiter");
  const { waiting } = await oversight.overview(app);
  for (const stretch of worklistSections) {
    const seen: WatchedPerson[] = [];
    let next: string | undefined = `/api/gdpr/watched?stretch=${stretch}&limit=4`;
    while (next) {
      const answer: Response = await ask("GET", next);
      seen.push(...((await answer.json()) as WatchedPerson[]));
      const link = /<([^>]+)>/.exec(answer.headers.get("link") ?? "")?.[1];
      next = link?.slice(link.indexOf("/api"));
    }
    expect([stretch, new Set(seen.map(({ id }) => id)).size]).toEqual([stretch, waiting[stretch]]);
    expect(seen.map((it) => it.dataRetentionUntil)).toEqual(
      seen.map((it) => it.dataRetentionUntil).toSorted(),
    );
  }
});

test("people on a stretch are found by name and address, and a wildcard is a letter like any other", async () => {
  const app = testApp();
  await added(app, { firstName: "Aino", lastName: "Jansen", email: "aino@kabel.example" });
  await added(app, { firstName: "Jürgen", lastName: "Nowak" });
  const found = async (q: string) =>
    (await oversight.peopleToReview(app, { stretch: "unconsented", q, limit: 9 })).people.map(
      ({ name }) => name,
    );
  expect(await found("jan AINO")).toEqual(["Aino Jansen"]);
  expect(await found("aino@kab")).toEqual(["Aino Jansen"]);
  expect(await found("%")).toEqual([]);
});

test("the log leaves as a file without a name in it, and that it left is the newest line of the log", async () => {
  const app = testApp();
  await anything(app, 0, 3);
  const { ask, user } = await signedIn(app, "recruiter");
  const csv = await ask("GET", "/api/gdpr/log?format=csv&type=consent");
  const text = await csv.text();
  expect(csv.headers.get("content-disposition")).toBe(
    'attachment; filename="gdpr-log-2026-01-01.csv"',
  );
  expect(text.trim().split("\n")).toHaveLength(4);
  expect(text).not.toContain(user.firstName);
  const all = (await (await ask("GET", "/api/gdpr/log?format=json")).json()) as { type: string }[];
  expect(all.map(({ type }) => type)).toEqual([
    "export",
    "export",
    "consent",
    "consent",
    "consent",
  ]);
  expect((await ask("GET", "/api/gdpr/log?format=xlsx")).status).toBe(422);
});

test("the samples put people on the worklist, and one of them asks to be forgotten", async () => {
  const app = testApp();
  for (let n = 0; n < 5; n += 1) await added(app);
  await sampleRequests(app);
  const { waiting, requests } = await oversight.overview(app);
  expect(waiting).toMatchObject({ expired: 1, week: 1, month: 1 });
  expect(requests).toEqual({ open: 1, oldestDays: 6, overdue: 0, failed: 0 });
});
