import { afterEach, expect, test } from "bun:test";
import { request } from "@/modules/testing";
import { patience } from "@/src/patience.testing";
import { atClient, readable } from "./fixtures";
import { approvals } from "./index";

const opened: { stop(): void }[] = [];
afterEach(() => opened.splice(0).forEach((server) => server.stop()));

const begin = async (people?: number) => {
  const it = await atClient(people);
  opened.push(it.server);
  return it;
};

test("a link shows only its own sites and week, ends on its day and by the office, and is not guessed", async () => {
  const it = await begin();
  const { app, as, week, company, linkTo, read, press } = it;
  const [hallA] = company.sites;
  const [anna, bert] = company.contacts;
  const of = (siteId: string | null, contactId = "") => ({
    siteId,
    contactId,
    locale: "nl" as const,
  });
  await approvals.changeApprovers(as, company.id, {
    version: 1,
    approvers: [
      { ...of(null, anna?.id), rank: 1 },
      { ...of(hallA?.id ?? null, bert?.id), rank: 1 },
    ],
  });
  await approvals.send(as, { week });
  const [annas, berts] = [await linkTo("anna@client.example"), await linkTo("bert@client.example")];
  const page = await read(berts);
  expect([page.includes("Ada Kabel"), page.includes("Boris Kabel")]).toEqual([true, false]);
  for (const letter of it.server.taken.map(readable))
    expect(letter).toContain("De uren van 1 persoon in");
  const other = /name="one" value="([^"]+)"/.exec(await read(annas))?.[1] ?? "";
  expect(await press(berts, { one: other })).toBe("changed");
  const [newest] = await approvals.linksOf(app, week);
  await approvals.revoke(as, newest?.id ?? "");
  const open = await Promise.all([annas, berts].map((link) => request(app, "GET", link)));
  expect(open.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  const guesses = [];
  for (let n = 0; n < 61; n += 1) guesses.push((await request(app, "GET", `/h/guess-${n}`)).status);
  expect([guesses[0], guesses.at(-1)]).toEqual([404, 429]);
});

test("who does not answer is reminded after a day, and the second approver asked after two", async () => {
  const it = await begin();
  const { app, as, week, linkTo } = it;
  await approvals.send(as, { week });
  const [link] = await approvals.linksOf(app, week);
  expect(link?.next).toMatchObject({ kind: "reminder" });
  it.later(23);
  expect(await approvals.remind(app)).toBe(0);
  it.later(2);
  expect(await approvals.remind(app)).toBe(1);
  const planned = (await approvals.linksOf(app, week)).map(({ next }) => next?.kind ?? null);
  expect(planned).toContain("second");
  it.later(24);
  expect(await approvals.remind(app)).toBe(1);
  it.later(99);
  expect(await approvals.remind(app)).toBe(0);
  const kinds = (await approvals.linksOf(app, week)).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(["first", "reminder", "second"]);
  expect(await linkTo("bert@client.example")).not.toBe("");
});

test("a colleague of the agency, a stranger and somebody without an address approve nothing", async () => {
  const it = await begin(1);
  const { ask, company } = it;
  const put = async (contactId: string) =>
    (
      await ask("PUT", `/api/clients/${company.id}/timesheet-approvers`, {
        body: { version: 1, approvers: [{ siteId: null, rank: 1, contactId, locale: "en" }] },
      })
    ).status;
  expect(await put(Bun.randomUUIDv7())).toBe(422);
  expect(await put(company.contacts[1]?.id ?? "")).toBe(200);
});

test(
  "the page of twenty people needs no script and weighs at most 30 KiB, in every language",
  async () => {
    const it = await begin(20);
    const { as, week, linkTo, read, press, valueOf } = it;
    await approvals.send(as, { week });
    const link = await linkTo("anna@client.example");
    for (const lang of ["en", "nl", "de"]) {
      const page = await read(`${link}?lang=${lang}`);
      expect(page.slice(page.indexOf("<body>"))).not.toMatch(/\{\w+\}|undefined|\[object|<script/);
      expect(Buffer.byteLength(page)).toBeLessThanOrEqual(30 * 1024);
    }
    expect(await press(link, { all: valueOf(await read(link), "all") })).toBe("approved");
  },
  patience(120_000),
);
