import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { added } from "@/modules/crm/candidates/fixtures";
import { deliverAll, withMail } from "@/modules/platform/mail/fixtures";
import { letters } from "@/modules/platform/mail/schema";
import { profile, type ProfileChanges } from "@/modules/reporting/profile";
import { noMailServer } from "@/modules/platform/mail/rules";
import { settings } from "@/modules/platform/settings";
import { signedIn, testApp, holders, letterChecks } from "@/modules/testing";
import { users } from "@/modules/platform/accounts";
import { users as table } from "@/modules/platform/accounts/schema";
import { holder } from "./holder";
import { type Notice, notifications } from "./index";

async function desk() {
  let now = new Date("2026-03-27T12:00:00.000Z");
  const app = testApp({ now: () => now }, { PUBLIC_URL: "https://work.coldaisle.example" });
  const [me, other] = [await signedIn(app, "admin"), await signedIn(app, "recruiter")];
  const server = {
    ...noMailServer,
    ...{ host: "mail.coldaisle.example", fromAddress: "desk@coldaisle.example" },
  };
  const setUp = () => settings.save(me.as, "email", { value: server });
  const choose = (changes: ProfileChanges, who = me) => profile.edit(who.as, changes);
  const tell = async (notice: Partial<Notice>) => {
    const { writes, news } = await notifications.notify(app, {
      ...{ to: [me.user.id, other.user.id], what: "jobGiven", onceKey: "job" },
      ...notice,
    });
    await app.write(writes, ...news);
  };
  const sent = () => app.db.select().from(letters);
  return { app, me, other, setUp, choose, tell, sent, at: (iso: string) => (now = new Date(iso)) };
}

test("whoever wants mail at once gets a letter in their language with where it leads, once", async () => {
  const { me, choose, tell, sent } = await desk();
  await users.prefer(me.as, { locale: "de" });
  await choose({ channels: { assignments: { mail: true } } });
  await tell({});
  await tell({});
  const [letter, ...others] = await sent();
  expect(others).toEqual([]);
  expect(letter).toMatchObject({
    purpose: "notice",
    toAddress: me.user.email,
    subject: "Coldaisle hat Ihnen eine Stelle zugewiesen",
  });
  expect(letter?.text).toContain("https://work.coldaisle.example/profile");
});

test("whoever is named beside a record takes what was told, by bell and by letter, with them", async () => {
  const { app, me, choose, tell, sent } = await desk();
  const { id } = await added(app, { firstName: "Femke", lastName: "Kabel" });
  await choose({ channels: { expiries: { mail: true } } });
  const params = { day: "2026-04-27", candidateId: id };
  await tell({ to: [me.user.id], what: "postingDutyDue", params });
  const told = () => notifications.list(me.as, { which: "all", limit: 50 });
  const title = "Femke Kabel: posting duty due on 27 Apr 2026";
  expect(await told()).toMatchObject({ notifications: [{ title, about: [] }] });
  expect(await sent()).toMatchObject([{ subject: title }]);

  const { writes } = await holder.erase(app, { type: "candidate", id });
  await app.write(writes);
  expect([(await told()).notifications, await sent()]).toEqual([[], []]);
});

test("a letter that waited is held back from whoever has left in the meantime", async () => {
  const { app, me, other, choose, tell, sent } = await desk();
  for (const who of [me, other]) await choose({ channels: { assignments: { mail: true } } }, who);
  await tell({});
  await app.write([
    app.db.update(table).set({ isActive: false }).where(eq(table.id, other.user.id)),
  ]);
  const waiting = await sent();
  const held = await letterChecks.notice?.(app, waiting);
  const theirs = waiting.find(({ toAddress }) => toAddress === other.user.email);
  expect([...(held?.keys() ?? [])]).toEqual([theirs?.id ?? ""]);
});

test("the letter of the day goes out in the morning of its reader, once a day, with what is unread", async () => {
  const { app, me, other, setUp, choose, tell, sent, at } = await desk();
  await setUp();
  await choose({ timezone: "Europe/Helsinki" });
  await choose({ timezone: "Europe/London" }, other);
  await tell({ onceKey: "a" });
  await tell({ onceKey: "b", what: "taskGiven" });
  const [newest] = (await notifications.list(me.as, { which: "all", limit: 1 })).notifications;
  await notifications.markRead(me.as, { ids: [newest?.id ?? ""] });
  // Helsinki's clocks go on this night: its seven o'clock comes an hour earlier by UTC.
  at("2026-03-29T03:59:00.000Z");
  expect(await notifications.sendDigests(app)).toBe(0);
  at("2026-03-29T04:00:00.000Z");
  expect(await notifications.sendDigests(app)).toBe(1);
  expect(await notifications.sendDigests(app)).toBe(0);
  const [first] = await sent();
  expect(first).toMatchObject({
    toAddress: me.user.email,
    subject: "Your Coldaisle daily digest: 1 new",
  });
  at("2026-03-29T06:00:00.000Z");
  expect(await notifications.sendDigests(app)).toBe(1);
  const second = (await sent())[1];
  expect(second?.subject).toBe("Your Coldaisle daily digest: 2 new");
  expect(second?.text).toContain("ASSIGNMENTS");
  at("2026-03-30T06:00:00.000Z");
  expect(await notifications.sendDigests(app)).toBe(0);
});

test("without a mail server nothing piles up for the day that there is one", async () => {
  const { app, tell, sent, setUp, at } = await desk();
  await tell({});
  for (const day of ["28", "29"]) {
    at(`2026-03-${day}T12:00:00.000Z`);
    expect(await notifications.sendDigests(app)).toBe(0);
  }
  await setUp();
  expect(await notifications.sendDigests(app)).toBe(2);
  expect(await sent()).toHaveLength(2);
});

test("two processes that look at the same moment write one letter each reader", async () => {
  const { app, tell, sent, setUp, at } = await desk();
  await setUp();
  await tell({});
  at("2026-03-28T12:00:00.000Z");
  await Promise.all([notifications.sendDigests(app), notifications.sendDigests(app)]);
  expect(await sent()).toHaveLength(2);
});

test("the letter of the day arrives at a real mail server, in its reader's language, and goes with whom it names", async () => {
  const { app, server, later } = await withMail();
  const me = await signedIn(app, "recruiter");
  await users.prefer(me.as, { locale: "nl" });
  const { id } = await added(app, { firstName: "Femke", lastName: "Kabel" });
  const { writes, news } = await notifications.notify(app, {
    ...{ to: [me.user.id], what: "mentioned", onceKey: "note" },
    record: { kind: "candidate", id },
  });
  await app.write(writes, ...news);
  later(60);
  await notifications.sendDigests(app);
  await deliverAll(app, letterChecks);
  server.stop();
  expect(server.taken.map(({ to }) => to)).toEqual([me.user.email]);
  const [{ raw } = { raw: "" }] = server.taken;
  expect(raw).toContain("Subject: Je dagoverzicht van Coldaisle: 1 nieuw");
  expect(raw).toContain("Auto-Submitted: auto-generated");
  expect(raw).toContain("Femke Kabel");

  const subject = { type: "candidate" as const, id };
  const gone = await holders.find(({ name }) => name === "notifications")?.erase(app, subject);
  await app.write(gone?.writes ?? []);
  expect(JSON.stringify(await app.db.select().from(letters))).not.toContain("Femke");
});
