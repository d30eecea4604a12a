import { afterEach, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { files } from "@/modules/records/files";
import { request, signedIn } from "@/modules/testing";
import { addDays } from "@/src/calendar";
import { timesheets } from "..";
import { timesheets as table } from "../schema";
import { atClient, readable, statuses } from "./fixtures";
import { holder } from "./holder";
import { approvals } from "./index";
import { timesheetDecisions } from "./schema";

const opened: { stop(): void }[] = [];
afterEach(() => opened.splice(0).forEach((server) => server.stop()));

const begin = async (people?: number) => {
  const it = await atClient(people);
  opened.push(it.server);
  return it;
};

test("all hours are approved by one button, at prices that stay, with what was shown", async () => {
  const it = await begin();
  const { app, as, week, company, sheets, linkTo, read, press, valueOf } = it;
  const { sent } = await approvals.send(as, { week });
  expect(sent).toMatchObject([{ contactName: "Anna Chief", people: 2 }]);
  const link = await linkTo("anna@client.example");
  const page = await read(link);
  expect(page).toContain("Ada Kabel");
  expect(page).not.toContain("<script");
  expect(await press(link, { all: valueOf(page, "all") })).toBe("approved");
  expect(await statuses(it)).toEqual(["approved", "approved"]);
  const asked = { client: company.id, from: week, to: addDays(week, 6) };
  expect(await timesheets.lines(app, asked)).toHaveLength(10);
  expect(await approvals.decisionsOf(app, sheets[0] ?? "")).toMatchObject([
    { verdict: "approved", contactName: "Anna Chief", minutes: 2400, network: "127.0.0" },
  ]);
  expect(app.write([app.db.delete(timesheetDecisions)])).rejects.toThrow();
  expect(app.write([app.db.update(timesheetDecisions).set({ minutes: 1 })])).rejects.toThrow();
  await app.write((await holder.erase(app, { type: "client", id: company.id })).writes);
  expect(await approvals.decisionsOf(app, sheets[0] ?? "")).toMatchObject([{ contactName: null }]);
  expect((await request(app, "GET", link)).status).toBe(404);
});

test("hours of days that are still to come can be disputed, and approved by nobody before they have begun", async () => {
  const it = await begin();
  const { app, as, week, sheets, linkTo, read, press, valueOf } = it;
  await approvals.send(as, { week });
  const link = await linkTo("anna@client.example");
  // As it was submitted before such days were refused.
  const [early = "", ready = ""] = sheets;
  const { entries, version, deploymentId } = await timesheets.find(as, early);
  const ahead = entries.map((of) => ({ ...of, day: addDays(of.day, 14) }));
  await app.write([app.db.update(table).set({ entries: ahead }).where(eq(table.id, early))]);
  const page = await read(link);
  expect(page).toContain("Can be approved once all its days have begun.");
  expect(page).toContain("Approve all (1)");
  const key = page.match(/name="one"\s+value="([^"]+)"/g) ?? [];
  expect(key).toHaveLength(1);
  expect(key[0]).toContain(ready);
  expect(await press(link, { all: valueOf(page, "all") })).toBe("approved");
  expect(await statuses(it)).toEqual(["submitted", "approved"]);
  const colleague = await signedIn(app, "recruiter");
  const file = new File(["Yes."], "mail.txt", { type: "text/plain" });
  const about = { kind: "deployment" as const, recordId: deploymentId, file };
  const proof = await files.add(as, { ...about, type: "letter", audience: "internal" });
  const approval = () =>
    timesheets.approve(colleague.as, early, { version, proofFileId: proof.id });
  expect(approval()).rejects.toThrow("still to come");
  const dispute = { dispute: /dispute=([\w-]+)/.exec(await read(link))?.[1] ?? "" };
  const form = await read(`${link}?dispute=${dispute.dispute}`);
  const reason = "Not worked yet.";
  expect(form).toContain(`data-keep="dispute ${dispute.dispute}"`);
  expect(form).toContain('<script src="/keeping.js"');
  expect(await press(link, { dispute: valueOf(form, "dispute"), reason })).toBe("disputed");
  const done = await read(`${link}?said=disputed`);
  expect(done).toContain(`data-taken="dispute ${dispute.dispute}"`);
  expect(done).toContain('<script src="/keeping.js"');
});

test("approved hours that are opened again are told to whoever worked and whoever approved, and wait anew", async () => {
  const it = await begin(1);
  const { as, week, server, sheets, linkTo, read, press, valueOf } = it;
  await approvals.send(as, { week });
  const link = await linkTo("anna@client.example");
  expect(await press(link, { all: valueOf(await read(link), "all") })).toBe("approved");
  const [id = ""] = sheets;
  const { version, entries } = await timesheets.find(as, id);
  await timesheets.dispute(as, id, { version, reason: "The break was longer." });
  await linkTo("");
  const told = (to: string) =>
    server.taken
      .filter((sent) => sent.to === to)
      .map(readable)
      .at(-1);
  expect(told("p0@people.example")).toContain("The break was longer.");
  expect(told("anna@client.example")).toContain("Your approval no longer counts.");
  await timesheets.save(as, id, { version: version + 1, entries, submit: true });
  expect(await press(link, { all: valueOf(await read(link), "all") })).toBe("approved");
});

test("the client is shown which hours fall into a public holiday, in its language", async () => {
  const it = await begin(1);
  const { as, week, sheets, linkTo, read } = it;
  const [id = ""] = sheets;
  const [sunday, monday] = [addDays(week, 6), addDays(week, 7)];
  const { version } = await timesheets.find(as, id);
  await timesheets.dispute(as, id, { version, reason: "Other days." });
  const shift = { hourType: "regular" as const, breakMinutes: 0 };
  const entries = [
    { ...shift, day: week, from: 480, until: 960 },
    { ...shift, day: sunday, from: 1320, until: 1800 },
  ];
  const holidays = [week, monday];
  await timesheets.save(as, id, { version: version + 1, entries, holidays, submit: true });
  await approvals.send(as, { week });
  const link = await linkTo("anna@client.example");
  const page = await read(link);
  expect(page).toContain("<small>Public holiday</small>");
  expect(page).toContain(`<small>Mon ${Number(monday.slice(8))}: Public holiday</small>`);
  expect(await read(`${link}?lang=nl`)).toContain("<small>Feestdag</small>");
  expect(await read(`${link}?lang=de`)).toContain("<small>Feiertag</small>");
});

test("hours that changed since they were shown are not approved", async () => {
  const it = await begin();
  const { as, week, sheets, linkTo, read, press, valueOf } = it;
  await approvals.send(as, { week });
  const link = await linkTo("anna@client.example");
  const page = await read(link);
  const [first = ""] = sheets;
  const { version } = await timesheets.find(as, first);
  await timesheets.dispute(as, first, { version, reason: "Typed twice." });
  await timesheets.save(as, first, {
    version: version + 1,
    entries: [],
    holidays: [],
    submit: true,
  });
  expect(await press(link, { all: valueOf(page, "all") })).toBe("changed");
  expect(await press(link, { one: valueOf(page, "one") })).toBe("changed");
  expect(await statuses(it)).toEqual(["submitted", "submitted"]);
});

test("one week is sent back with its reason, corrected on the own page, and approved", async () => {
  const it = await begin();
  const { app, as, week, server, sheets, linkTo, read, press, valueOf } = it;
  await approvals.send(as, { week });
  const link = await linkTo("anna@client.example");
  const one = valueOf(await read(link), "one");
  const form = await read(`${link}?lang=nl&dispute=${one.split(".")[0]}`);
  // Beside the hours in question alone, in the language that was chosen, with a way back.
  expect(form).toContain('href="?lang=nl">Terug naar alle uren</a>');
  expect(form.match(/<th scope="row">/g)).toHaveLength(1);
  const dispute = valueOf(form, "dispute");
  expect(await press(link, { dispute, reason: " " })).toBe("nothing");
  expect(await press(link, { dispute, reason: "Left at <four>." })).toBe("disputed");
  expect((await statuses(it)).toSorted()).toEqual(["disputed", "submitted"]);
  expect(await read(link)).toContain("Left at &lt;four&gt;.");
  await linkTo("");
  const letter = server.taken.map(readable).find((text) => text.includes("Left at <four>."));
  const own = /\/me\/[\w/-]+/.exec(letter ?? "")?.[0] ?? "";
  expect(await read(own)).toContain("Left at &lt;four&gt;.");
  const sheet = sheets[(await statuses(it)).indexOf("disputed")] ?? "";
  const { version, entries } = await timesheets.find(app, sheet);
  await timesheets.save(as, sheet, { version, entries, holidays: [], submit: true });
  expect(await press(link, { all: valueOf(await read(link), "all") })).toBe("approved");
  expect(await statuses(it)).toEqual(["approved", "approved"]);
});
