import { expect, test } from "bun:test";
import { notifications as notices } from "@/modules/platform/notifications/schema";
import { signedIn, testApp } from "@/modules/testing";
import { BreachChanges, breaches, breachTasks } from "./index";
import { hoursLeft, type Risk, stepsOf } from "./rules";

const begin = "2026-03-01T08:00:00.000Z";

async function reported(now: { at: string }) {
  const app = testApp({ now: () => new Date(now.at) });
  const { ask } = await signedIn(app, "recruiter");
  const body = { title: "Wrong address", discoveredAt: begin, what: "A list went astray." };
  const breach = await (await ask("POST", "/api/breaches", { body })).json();
  const change = (more: object) =>
    ask("PATCH", `/api/breaches/${breach.id}`, { body: { ...body, ...more } });
  return { app, ask, breach, change };
}

const whole = {
  dataKinds: "Names",
  consequences: "Unwanted mail",
  measures: "Asked to delete it",
  risk: "risk",
  riskReason: "Names only",
};

test("the clock runs from when it was known, and says the hours that are left", async () => {
  const now = { at: "2026-03-02T08:30:00.000Z" };
  const { app, breach } = await reported(now);
  expect(breach).toMatchObject({
    number: "B-0001",
    dueAt: "2026-03-04T08:00:00.000Z",
    hoursLeft: 47,
    steps: { assess: "open", notify: "open", tell: "open", document: "open" },
  });
  now.at = "2026-03-04T08:00:01.000Z";
  const { hoursLeft: left, steps } = await breaches.find(app, breach.id);
  expect([left, steps.notify]).toEqual([-1, "late"]);
});

test.each([
  ["2026-03-04T08:00:00.000Z", 0],
  ["2026-03-04T07:59:59.000Z", 0],
  ["2026-03-04T09:00:00.000Z", -1],
  ["2026-03-01T08:00:00.000Z", 72],
])("at %p so many whole hours are left: %p", (now, left) => {
  expect(hoursLeft(begin, now)).toBe(left);
});

const untold = {
  ...{ discoveredAt: begin, notifiedAt: null, toldAt: null, notToldReason: null },
  ...{ what: "w", dataKinds: "d", consequences: "c", measures: "m" },
};
test.each([
  [null, "open", "open"],
  ["unlikely", "not-needed", "not-needed"],
  ["risk", "open", "not-needed"],
  ["high", "open", "open"],
] as [Risk | null, string, string][])(
  "with the risk %p the authority is %p and the people are %p",
  (risk, notify, tell) => {
    expect(stepsOf({ ...untold, risk }, begin)).toMatchObject({ notify, tell });
  },
);

test("a late notification says why, a risk says why, and nothing happens in the future", async () => {
  const now = { at: "2026-03-06T08:00:00.000Z" };
  const { change } = await reported(now);
  const late = { ...whole, version: 1, notifiedAt: "2026-03-05T08:00:00.000Z" };
  expect((await change(late)).status).toBe(422);
  expect((await change({ version: 1, risk: "high" })).status).toBe(422);
  expect((await change({ ...late, discoveredAt: "" })).status).toBe(422);
  expect((await change({ ...whole, version: 1, toldAt: "2026-03-07T00:00:00Z" })).status).toBe(422);
  expect((await change({ ...late, lateReason: "Found on a Sunday" })).status).toBe(200);
});

test("it is closed once every step is done, stays as it was then, and can be opened again", async () => {
  const now = { at: "2026-03-02T08:00:00.000Z" };
  const { ask, breach, change } = await reported(now);
  const closing = `/api/breaches/${breach.id}/closing`;
  expect((await ask("POST", closing)).status).toBe(409);
  await change({ ...whole, version: 1, notifiedAt: "2026-03-02T07:00:00+01:00" });
  expect((await ask("POST", closing)).status).toBe(200);
  expect((await change({ ...whole, version: 3 })).status).toBe(409);
  const open = await (await ask("DELETE", closing)).json();
  expect(open).toMatchObject({ closedAt: null, notifiedAt: "2026-03-02T06:00:00.000Z" });
});

test("letters say what is known and ask in brackets for what is not, in three languages", async () => {
  const { ask, breach, change } = await reported({ at: "2026-03-02T08:00:00.000Z" });
  await change({ ...whole, measures: null, version: 1 });
  const read = async (kind: string, language: string) =>
    (
      await ask("GET", `/api/breaches/${breach.id}/letter?kind=${kind}&language=${language}`)
    ).json();
  const { subject, text } = await read("authority", "nl");
  expect(subject).toContain("B-0001");
  expect(text).toContain("A list went astray.");
  expect(text).toContain("[maatregelen]");
  expect(text).not.toMatch(/[{}]/);
  expect((await read("people", "de")).text).toContain("[Kontakt für Fragen]");
  expect((await read("people", "en")).text).not.toContain("B-0001");
});

test("who only looks learns nothing of breaches", async () => {
  const app = testApp();
  const { ask } = await signedIn(app, "viewer");
  expect((await ask("GET", "/api/breaches")).status).toBe(403);
});

test("everybody at work is told when one is reported, and once a day until the authority knows", async () => {
  const now = { at: "2026-03-02T08:00:00.000Z" };
  const { app } = await reported(now);
  const colleague = await signedIn(app, "recruiter");
  const [remind] = breachTasks;
  const told = async () =>
    (await app.db.select().from(notices)).filter(({ userId }) => userId === colleague.user.id);
  await remind?.run(app, "2026-03-02");
  await remind?.run(app, "2026-03-02");
  expect(await told()).toMatchObject([
    { what: "breachOpen", params: { number: "B-0001", at: "2026-03-04T08:00:00.000Z" } },
  ]);
  now.at = "2026-03-03T08:00:00.000Z";
  await remind?.run(app, "2026-03-03");
  expect(await told()).toHaveLength(2);
  const { id } = (await breaches.list(app))[0] ?? {};
  const { title, discoveredAt, version } = await breaches.find(app, id ?? "");
  const known = { title, discoveredAt, notifiedAt: "2026-03-02T09:00:00.000Z", version };
  await breaches.edit(app, id ?? "", BreachChanges.parse(known));
  now.at = "2026-03-04T07:00:00.000Z";
  await remind?.run(app, "2026-03-04");
  expect(await told()).toHaveLength(2);
});
