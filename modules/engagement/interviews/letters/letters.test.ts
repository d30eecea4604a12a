import { expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { notifications } from "@/modules/platform/notifications/schema";
import { signedIn } from "@/modules/testing";
import { interviews, Rescheduling } from "../index";
import { desk, eventIn } from "./letters.testing";

test("an invitation, a change and a cancellation are one event with a rising sequence, in both calendars", async () => {
  const { admin, add, arriving } = await desk();
  const { id, version } = await add({ link: "https://meet.example/femke" });
  const first = await arriving();
  const invitation = eventIn(first.get("aino@virtanen.example"));
  expect(invitation).toEqual({
    ...{ method: "REQUEST", partMethod: "REQUEST", uid: `${id}@coldaisle`, sequence: 0 },
    ...{ start: "2026-03-30T08:00:00.000Z", end: "2026-03-30T09:00:00.000Z" },
    ...{ status: "CONFIRMED", title: "Interview with Coldaisle" },
    organizer: "mailto:desk@coldaisle.example",
    attendees: ["mailto:aino@virtanen.example"],
  });
  expect(eventIn(first.get(admin.user.email))).toMatchObject({
    ...{ uid: invitation.uid, sequence: 0, title: "Interview: Aino Virtanen" },
    // Nobody's private address is told to the other.
    attendees: [`mailto:${admin.user.email}`],
  });

  const notify = { candidate: true, interviewers: true };
  const moved = Rescheduling.parse({ version, notify, scheduledAt: "2026-03-31T08:00:00.000Z" });
  const after = await interviews.reschedule(admin.as, id, moved);
  const second = await arriving();
  expect([...second.keys()].toSorted()).toEqual([...first.keys()].toSorted());
  expect(eventIn(second.get("aino@virtanen.example"))).toMatchObject({
    ...{ method: "REQUEST", uid: invitation.uid, sequence: 1 },
    start: "2026-03-31T08:00:00.000Z",
  });
  expect(second.get("aino@virtanen.example")?.subject).toStartWith("Changed: ");

  await interviews.cancel(admin.as, id, { version: after.version, reason: "Client left", notify });
  const third = await arriving();
  expect(eventIn(third.get("aino@virtanen.example"))).toMatchObject({
    ...{ method: "CANCEL", partMethod: "CANCEL", uid: invitation.uid, sequence: 2 },
    status: "CANCELLED",
  });
  // Why the house called it off is the house's own.
  expect(third.get("aino@virtanen.example")?.text).not.toContain("Client left");
  expect(third.get(admin.user.email)?.text).toContain("Reason: Client left");
  expect(await arriving()).toEqual(new Map());
  const { letters } = await interviews.find(admin.as, id);
  const sent = letters.map(({ kind, to, state }) => `${kind} ${to ?? "candidate"} ${state}`);
  const kinds = ["cancellation", "invitation", "update"];
  expect(sent.toSorted()).toEqual(
    kinds.flatMap((kind) => [`${kind} Ada Jansen sent`, `${kind} candidate sent`]),
  );
});

test("nobody is written to unasked, neither when it is scheduled nor when it moves", async () => {
  const { admin, add, arriving } = await desk();
  const { id, version } = await add({ notify: {} });
  const scheduledAt = "2026-03-31T08:00:00.000Z";
  const moved = await interviews.reschedule(
    admin.as,
    id,
    Rescheduling.parse({ version, scheduledAt, notify: { interviewers: true } }),
  );
  const letters = await arriving();
  expect([...letters.keys()]).toEqual([admin.user.email]);
  // Whoever hears of it for the first time is invited; there is nothing yet that could have changed.
  expect(letters.get(admin.user.email)?.subject).toStartWith("Interview with Aino Virtanen on ");
  expect(moved.letters).toMatchObject([{ kind: "invitation", to: "Ada Jansen", state: "queued" }]);
});

test("a letter that still waits when the interview moves is replaced, and arrives once with what holds", async () => {
  const { admin, add, arriving } = await desk();
  const { id, version } = await add();
  const scheduledAt = "2026-03-31T08:00:00.000Z";
  await interviews.reschedule(admin.as, id, Rescheduling.parse({ version, scheduledAt }));
  const letters = await arriving();
  expect(letters.size).toBe(2);
  const event = eventIn(letters.get("aino@virtanen.example"));
  expect(event).toMatchObject({ start: scheduledAt, sequence: 1, method: "REQUEST" });
  expect(letters.get("aino@virtanen.example")?.subject).toStartWith("Invitation");
  expect(await arriving()).toEqual(new Map());
});

test("whoever was invited and is called off before the letter went out never hears of it", async () => {
  const { admin, add, arriving } = await desk();
  const { id, version } = await add();
  const notify = { candidate: false, interviewers: true };
  await interviews.cancel(admin.as, id, { version, reason: "A slip", notify });
  expect(await arriving()).toEqual(new Map());
});

test("who comes to ask the questions is invited, who goes is told that it is off for them", async () => {
  const { app, admin, add, arriving } = await desk();
  const other = await signedIn(app, "recruiter");
  const { id, version } = await add();
  await arriving();
  const notify = { candidate: false, interviewers: true };
  const changes = { version, people: [other.user.id], notify, despite: false };
  const channels = { interviews: { bell: true } };
  await other.ask("PATCH", "/api/profile", { body: { channels } });
  await interviews.edit(admin.as, id, changes);
  const told = await app.db.select().from(notifications);
  expect(told.map(({ userId, what }) => [userId, what])).toEqual([
    [other.user.id, "interviewScheduled"],
  ]);
  const letters = await arriving();
  expect([...letters.keys()].toSorted()).toEqual([admin.user.email, other.user.email].toSorted());
  expect(eventIn(letters.get(admin.user.email))).toMatchObject({ method: "CANCEL", sequence: 1 });
  expect(eventIn(letters.get(other.user.email))).toMatchObject({ method: "REQUEST", sequence: 1 });
});

test("letters speak the language of whoever reads them", async () => {
  const { app, add, arriving } = await desk();
  const dutch = await added(app, { firstName: "Femke", email: "f@kabel.example", country: "NL" });
  const german = await added(app, {
    ...{ firstName: "Jörg", lastName: "Über", email: "j@kabel.example", country: "DE" },
  });
  await add({
    candidateId: dutch.id,
    type: "phone",
    phone: "+31 6 1",
    notify: { candidate: true },
  });
  await add({ candidateId: german.id, despite: true, notify: { candidate: true } });
  const letters = await arriving();
  const nl = letters.get("f@kabel.example");
  expect(nl?.subject).toBe("Uitnodiging voor een gesprek op maandag 30 maart 2026");
  expect(nl?.text).toContain("Wij bellen je op +31 6 1.");
  expect(nl?.text).toContain("10:00 tot 11:00 (Amsterdam, Midden-Europese zomertijd)");
  const de = letters.get("j@kabel.example");
  expect(de?.subject).toBe("Einladung zum Gespräch am Montag, 30. März 2026");
  expect(de?.text).toContain("Guten Tag Jörg Über,");
});

test("a candidate without an address is not promised a letter", async () => {
  const { app, add } = await desk();
  const { id: candidateId } = await added(app);
  const refused = add({ candidateId });
  expect(refused).rejects.toMatchObject({
    fields: { "notify.candidate": "This candidate has no email address." },
  });
});

test("nothing that somebody typed becomes a line of the letter's head or of the calendar", async () => {
  const { app, add, arriving } = await desk();
  const { id: candidateId } = await added(app, {
    ...{ firstName: "Femke", lastName: "Kabel\nATTENDEE:mailto:x@evil.example" },
    ...{ email: "f@kabel.example", country: "NL" },
  });
  await add({
    ...{ candidateId, type: "in-person", place: "Hal 4\r\nATTENDEE:mailto:x@evil.example" },
    link: "https://meet.example/a\nATTENDEE:mailto:x@evil.example",
  });
  const letters = await arriving();
  expect(letters.size).toBe(2);
  for (const [address, letter] of letters) {
    expect(eventIn(letter).attendees).toEqual([`mailto:${address}`]);
    expect(letter.to).toHaveLength(1);
  }
});

test("an event keeps its organizer when the house sends from elsewhere later", async () => {
  const { admin, add, arriving, sendFrom } = await desk();
  const { id, version } = await add();
  await arriving();
  await sendFrom("hello@coldaisle.example");
  const notify = { candidate: true };
  const scheduledAt = "2026-03-31T08:00:00.000Z";
  await interviews.reschedule(admin.as, id, Rescheduling.parse({ version, scheduledAt, notify }));
  const letter = (await arriving()).get("aino@virtanen.example");
  expect(letter?.from?.address).toBe("hello@coldaisle.example");
  expect(letter?.replyTo?.[0]?.address).toBe(admin.user.email);
  expect(eventIn(letter)).toMatchObject({
    organizer: "mailto:desk@coldaisle.example",
    sequence: 1,
  });
});

test("an address in an invitation is an address, and no line is longer than calendars take", async () => {
  const { add, arriving } = await desk();
  const link = "https://meet.example/j/1?a=1,2;3&b=%5C&pwd=0123456789abcdef0123456789abcdef";
  await add({ type: "video", link });
  const letter = (await arriving()).get("aino@virtanen.example");
  const part = letter?.attachments.find(({ mimeType }) => mimeType === "text/calendar");
  const bytes = part?.content ?? "";
  const calendar = typeof bytes === "string" ? bytes : new TextDecoder().decode(bytes);
  expect(calendar.replaceAll(/\r?\n[ \t]/g, "")).toContain(`URL;VALUE=URI:${link}`);
  const lines = calendar.split(/\r?\n/).map((line) => line.length);
  expect(Math.max(...lines)).toBeLessThanOrEqual(75);
});
