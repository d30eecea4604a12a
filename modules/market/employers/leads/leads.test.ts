import { expect, test } from "bun:test";
import { audit } from "@/modules/platform/audit";
import { place, takeIn } from "@/modules/market/jobs/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { advertised, aroundFrankfurt, criticalAd, postedAt } from "../fixtures";
import type { Lead } from "../model";
import { refresh } from "../refreshing";

async function house(ads = aroundFrankfurt) {
  const app = await advertised(ads);
  const { ask, user } = await signedIn(app, "recruiter");
  const leads = async (state = "live"): Promise<Lead[]> =>
    (await ask("GET", `/api/leads?state=${state}`)).json();
  const move = (lead: Lead | undefined, body: object) =>
    ask("PATCH", `/api/leads/${lead?.id}`, { body: { version: lead?.version, ...body } });
  return { app, ask, user, leads, move };
}

const days = (n: number) => postedAt(new Date(Date.UTC(2026, 0, 1 - n, 12)).toISOString());

test("three critical ads of one employer around one metro within thirty days are a lead", async () => {
  const { leads } = await house();
  expect(await leads()).toMatchObject([
    { employer: "Mainspannung Example GmbH", metro: "Frankfurt", state: "open", owner: null },
  ]);
  expect((await leads())[0]?.ads).toHaveLength(3);
});

test.each([
  ["two ads", aroundFrankfurt.slice(1)],
  ["an ad that is too old", aroundFrankfurt.map((ad, n) => (n ? ad : { ...ad, ...days(31) }))],
  [
    "work that has nothing to do with a datacenter",
    aroundFrankfurt.map((ad) => ({
      ...ad,
      title: "Store Assistant",
      text: "You sell shoes in our shop in the town centre.",
    })),
  ],
  ["two metros", [...aroundFrankfurt.slice(1), { places: [place("Berlin", "DE")] }]],
  ["an agency", aroundFrankfurt.map((ad) => ({ ...ad, company: "Hays" }))],
])("there is no lead in %s", async (_, ads) => {
  const { leads } = await house(ads);
  expect(await leads("all")).toEqual([]);
});

test("an ad on the thirtieth day still counts", async () => {
  const { leads } = await house(aroundFrankfurt.map((ad) => ({ ...ad, ...days(30) })));
  expect(await leads()).toHaveLength(1);
});

test("a lead grows with new ads and stays one", async () => {
  const { app, leads } = await house();
  await takeIn(app, [
    criticalAd({ title: "BMS Engineer Data Centre", places: [place("Mainz", "DE")] }),
  ]);
  expect(await refresh(app)).toMatchObject({ ads: 1, employers: 1 });
  const all = await leads("all");
  expect(all.map(({ ads }) => ads.length)).toEqual([4]);
});

test("whoever takes a lead owns it, and may give it back", async () => {
  const { leads, move, user } = await house();
  const taken = await (await move((await leads())[0], { ownerId: user.id })).json();
  expect(taken).toMatchObject({ state: "assigned", owner: { id: user.id, name: "Ada Jansen" } });
  const given = await (await move(taken, { ownerId: null })).json();
  expect(given).toMatchObject({ state: "open", owner: null });
});

test("two people who act on one lead do not overwrite one another", async () => {
  const { leads, move, user } = await house();
  const [lead] = await leads();
  expect((await move(lead, { ownerId: user.id })).status).toBe(200);
  expect((await move(lead, { state: "dismissed", reason: "other" })).status).toBe(409);
});

test("a dismissed lead needs a reason, does not come back, and does with enough other ads", async () => {
  const { app, leads, move } = await house();
  const [lead] = await leads();
  expect((await move(lead, { state: "dismissed" })).status).toBe(422);
  expect((await move(lead, { state: "dismissed", reason: "too-small" })).status).toBe(200);
  await takeIn(app, [
    criticalAd({ title: "BMS Engineer Data Centre", places: [place("Mainz", "DE")] }),
  ]);
  await refresh(app);
  expect(await leads()).toEqual([]);
  const more = ["Chiller Engineer Data Centre", "Generator Technician Data Centre"];
  await takeIn(
    app,
    more.map((title) => criticalAd({ title, places: [place("Hanau", "DE")] })),
  );
  await refresh(app);
  expect(await leads()).toHaveLength(1);
});

test("a lead that was called is over until it is opened again, and its employer counts as spoken with", async () => {
  const { ask, leads, move } = await house();
  const called = await (
    await move((await leads())[0], { state: "contacted", note: "Call in May" })
  ).json();
  expect(called).toMatchObject({ state: "contacted", note: "Call in May" });
  const employer = async () =>
    (await ask("GET", `/api/employers/${encodeURIComponent("mainspannung example")}`)).json();
  expect(await employer()).toMatchObject({ contact: "contacted", contactBy: "Ada Jansen" });
  expect((await move(called, { state: "dismissed", reason: "other" })).status).toBe(409);
  expect((await move(called, { state: "open" })).status).toBe(200);
  expect(await employer()).toMatchObject({ contact: "none" });
});

test("an employer somebody has spoken with makes no new lead", async () => {
  const { app, ask, leads } = await house([]);
  await takeIn(
    app,
    aroundFrankfurt
      .slice(1)
      .map((ad, n) => criticalAd({ ...ad, title: `Engineer Data Centre ${"ab"[n]}` })),
  );
  await refresh(app);
  const path = `/api/employers/${encodeURIComponent("mainspannung example")}`;
  expect((await ask("PATCH", path, { body: { version: 1, contact: "client" } })).status).toBe(200);
  await takeIn(app, [criticalAd({ title: "BMS Engineer Data Centre" })]);
  await refresh(app);
  expect(await leads("all")).toEqual([]);
});

test("saying that an employer is an agency dismisses its leads", async () => {
  const { ask, leads } = await house();
  const path = `/api/employers/${encodeURIComponent("mainspannung example")}`;
  await ask("PATCH", path, { body: { version: 1, verdict: "agency" } });
  expect(await leads("dismissed")).toMatchObject([{ reason: "agency", verdict: "agency" }]);
});

test.each([
  ["an agency", { verdict: "agency" }, { verdict: null }],
  ["spoken with", { contact: "contacted" }, { contact: "none" }],
  ["a client", { contact: "client" }, { contact: "none" }],
])(
  "calling an employer %s settles its leads, and taking it back brings them back",
  async (_, said, back) => {
    const { ask, user, leads, move } = await house();
    const path = `/api/employers/${encodeURIComponent("mainspannung example")}`;
    await move((await leads())[0], { ownerId: user.id });
    expect((await ask("PATCH", path, { body: { version: 1, ...said } })).status).toBe(200);
    expect(await leads()).toEqual([]);
    expect((await ask("PATCH", path, { body: { version: 2, ...back } })).status).toBe(200);
    expect(await leads()).toMatchObject([
      { state: "assigned", reason: null, owner: { id: user.id } },
    ]);
  },
);

test("what became of a lead is in the audit trail, and a viewer may only look", async () => {
  const { app, leads, move } = await house();
  await move((await leads())[0], { state: "dismissed", reason: "not-our-work" });
  const [entry] = await audit.latest(app, 1);
  expect(entry).toMatchObject({
    action: "lead.dismissed",
    details: { from: "open", reason: "not-our-work" },
  });
  const viewer = await signedIn(app, "viewer");
  const [lead] = await leads("all");
  const refused = await viewer.ask("PATCH", `/api/leads/${lead?.id}`, {
    body: { version: 2, ownerId: null },
  });
  expect(refused.status).toBe(403);
});

test("leads are asked by conditions and words, counted, and leave as a file", async () => {
  const { ask, leads } = await house();
  const found = async (query: string) =>
    (await (await ask("GET", `/api/leads?${query}`)).json()).length;
  expect(await found("q=mainspannung%20frankfurt&sort=-employer")).toBe(1);
  expect(await found("where=ads:4..")).toBe(0);
  expect(await found("where=ads:3..;country:DE;owner:none")).toBe(1);
  expect(await found("state=all&where=state:dismissed")).toBe(0);
  const page = await ask("GET", "/api/leads?limit=1");
  expect(page.headers.get("x-total-count")).toBe("1");
  const ids = await (await ask("GET", "/api/leads/ids")).json();
  expect(ids).toEqual({ ids: [(await leads())[0]?.id], next: null });
  const counts = await (await ask("GET", "/api/leads/facets?field=metro")).json();
  expect(counts.values).toEqual([{ value: "Frankfurt", name: null, count: 1 }]);
  const file = await (await ask("GET", "/api/leads/export?format=csv")).text();
  expect(file).toContain("Mainspannung Example GmbH,direct,Frankfurt,DE,3,open");
});

test("a lead cannot be given to somebody who is not there", async () => {
  const { leads, move } = await house();
  expect((await move((await leads())[0], { ownerId: Bun.randomUUIDv7() })).status).toBe(404);
});

test("who may own leads are the people who place people", async () => {
  const app = testApp();
  await signedIn(app, "viewer");
  const { ask, user } = await signedIn(app, "recruiter");
  expect(await (await ask("GET", "/api/leads/owners")).json()).toEqual([
    { id: user.id, name: "Ada Jansen" },
  ]);
});
