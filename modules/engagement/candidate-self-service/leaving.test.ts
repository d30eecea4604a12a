import { afterEach, expect, test } from "bun:test";
import ICAL from "ical.js";
import { candidates } from "@/modules/crm/candidates";
import { applications } from "@/modules/staffing/applications";
import { request } from "@/modules/testing";
import { house, press, read, sentTo, somebody } from "./fixtures";

const opened: { stop(): void }[] = [];
afterEach(() => opened.splice(0).forEach((server) => server.stop()));

async function atHome() {
  const it = await house();
  opened.push(it.server);
  const me = await somebody(it, "Ada");
  return { ...it, me, link: await sentTo(it, me) };
}

test.each([
  [{ why: "pay", words: "38 an hour elsewhere" }, "The pay doesn't fit: 38 an hour elsewhere"],
  [{ why: "travel", words: "", lang: "nl" }, "Het is te ver weg"],
  [{ why: "", words: "A new baby" }, "A new baby"],
  [{ why: "made up", words: "x".repeat(400) }, "x".repeat(300)],
  [{}, null],
])("whoever takes an application back may say why: %p", async (said, reason) => {
  const { app, me, link } = await atHome();
  await press(app, link, { deed: "withdraw", about: me.application, ...said });
  const [last] = (await applications.historyOf(app, me.application)).toReversed();
  expect(last).toMatchObject({ to: "withdrawn", reason });
});

test("the page asks why in its reader's language, for an offer that is declined too", async () => {
  const { app, me, link } = await atHome();
  const page = await read(app, `${link}?lang=de`);
  expect(page.split("Die Vergütung passt nicht")).toHaveLength(3);
  await press(app, link, { deed: "decline", about: me.application, why: "otherJob", lang: "de" });
  const [last] = (await applications.historyOf(app, me.application)).toReversed();
  expect(last).toMatchObject({ to: "declined", reason: "Ich habe eine andere Stelle gefunden" });
});

test("an interview goes into their own calendar, read by somebody else's reader; another's does not", async () => {
  const it = await atHome();
  const { app, me, link } = it;
  const path = `${link}/interviews/${me.interview}`;
  expect(await read(app, link)).toContain(`href="${path}"`);
  const answer = await request(app, "GET", path);
  expect(answer.headers.get("content-type")).toStartWith("text/calendar");
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  const [component, ...more] = calendar.getAllSubcomponents("vevent");
  const event = new ICAL.Event(component);
  expect(more).toEqual([]);
  expect(event.uid).toBe(`${me.interview}@coldaisle`);
  expect(event.startDate.toJSDate().getTime()).toBeGreaterThan(app.now().getTime());
  expect(event.endDate.compare(event.startDate)).toBe(1);
  expect([event.summary, event.description].join()).not.toContain("/crm?view=");
  const other = await somebody(it, "Grace");
  const foreign = await request(app, "GET", `${link}/interviews/${other.interview}`);
  expect(foreign.status).toBe(404);
});

test("a telephone that could not ring is not saved, and the page says what to do; one from before stays", async () => {
  const { app, as, me, link } = await atHome();
  const { version } = await candidates.find(app, me.candidateId);
  const rest = { location: "", linkedin: "", availableFrom: "" };
  const save = (phone: string, at: number) =>
    press(app, link, { deed: "data", version: String(at), phone, ...rest });
  const answer = await save("call me", version);
  expect(answer.headers.get("location")).toBe(`${link}?said=noPhone`);
  const refused = await read(app, `${link}?said=noPhone`);
  expect(refused).toContain("with its country code");
  expect(refused).toMatch(/name="phone"[^>]+aria-invalid="true" aria-describedby="no-phone"/);
  expect((await candidates.find(app, me.candidateId)).version).toBe(version);
  const odd = await candidates.edit(as, me.candidateId, { version, phone: "ask at home" });
  const kept = await save("ask at home", odd.version);
  expect(kept.headers.get("location")).toBe(`${link}?said=done&of=data`);
});

test("that nobody approaches them any more is promised as long as they may still ask for it", async () => {
  const { app, link } = await atHome();
  const promise = "We stop contacting you about jobs right away.";
  expect(await read(app, link)).toContain(promise);
  await press(app, link, { deed: "object" });
  const page = await read(app, link);
  expect(page).toContain("Contact me about jobs again");
  expect(page).not.toContain(promise);
});
