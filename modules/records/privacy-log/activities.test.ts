import { expect, test } from "bun:test";
import { signedIn, testApp } from "@/modules/testing";
import { type Activity, activities } from "./index";

const someone = "0199a3f0-0000-7000-8000-00000000a001";
const other = "0199a3f0-0000-7000-8000-00000000b002";

async function furnished() {
  const app = testApp();
  const desk = await signedIn(app);
  const whose = { entityType: "candidate", entityId: someone } as const;
  await app.write([
    activities.logActivity(desk.as, { deed: "consent-given", ...whose }),
    activities.logActivity(desk.as, {
      deed: "notice-due",
      ...whose,
      status: "pending",
      dueAt: "2020-01-01T00:00:00.000Z",
    }),
    ...activities.logActivities(desk.as, [{ deed: "data-exported", ...whose, entityId: other }]),
  ]);
  return { app, ...desk };
}

const { app, ask } = await furnished();

const idsOf = async (answer: Response) =>
  ((await answer.json()) as Activity[]).map(({ description }) => description);

test("activities are found by type, by their words and by whom they are about", async () => {
  const found = async (query: string) => idsOf(await ask("GET", `/api/gdpr/activities${query}`));
  expect(await found("")).toHaveLength(3);
  expect(await found("?type=export")).toEqual(["Personal data exported"]);
  expect(await found("?q=CONSENT")).toEqual(["Consent recorded"]);
  expect(await found(`?q=${other.slice(-6)}`)).toEqual(["Personal data exported"]);
  expect(await found("?q=100%25")).toEqual([]);
});

test("they are read and searched in the reader's language", async () => {
  await ask("PATCH", "/api/auth/preferences", { body: { locale: "nl" } });
  const answer = await ask("GET", "/api/gdpr/activities?q=toestemming");
  expect(await idsOf(answer)).toEqual(["Toestemming vastgelegd"]);
  await ask("PATCH", "/api/auth/preferences", { body: { locale: "en" } });
});

test("pages follow one another and say how many there are", async () => {
  const first = await ask("GET", "/api/gdpr/activities?limit=2");
  expect(first.headers.get("x-total-count")).toBe("3");
  const next = /<([^>]+)>/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
  expect(await idsOf(await ask("GET", next))).toEqual(["Consent recorded"]);
});

test("what was pending is settled once", async () => {
  const overdue = { total: 3, completed: 2, pending: 1, failed: 0, overdue: 1 };
  expect(await activities.counts(app)).toEqual(overdue);
  const [line] = (await activities.list(app, { status: "pending", limit: 5 })).activities;
  const settle = () => app.write([activities.settleActivity(app, line?.id ?? "", "completed")]);
  await settle();
  expect(settle()).rejects.toThrow("Someone else changed this first");
  const done = { total: 3, completed: 3, pending: 0, failed: 0, overdue: 0 };
  expect(await activities.counts(app)).toEqual(done);
});
