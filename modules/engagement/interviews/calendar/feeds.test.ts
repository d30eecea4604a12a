import { expect, test } from "bun:test";
import ICAL from "ical.js";
import { request, signedIn } from "@/modules/testing";
import { desk } from "../desk.testing";

const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));

test("a calendar reads one's interviews by an address of one's own, until a new one takes its place", async () => {
  const { app, add, recruiter } = await desk();
  const { id } = await add({ link: "https://meet.example/femke", notes: "Ask for HV" });
  await add({ people: [], despite: true });
  const ask = (method: string) => recruiter.ask(method, "/api/crm/calendar-feed");
  expect(await (await ask("GET")).json()).toEqual({ createdAt: null, readAt: null });
  const { path } = await (await ask("POST")).json();
  const answer = await request(app, "GET", path);
  expect(answer.headers.get("content-type")).toBe("text/calendar;charset=utf-8");
  const text = await answer.text();
  expect(eventsIn(text).map(({ uid, summary }) => [uid, summary])).toEqual([
    [`${id}@coldaisle`, "Interview: Femke Kabel"],
  ]);
  // What the house notes for itself stays in the house.
  expect(text).not.toContain("Ask for HV");
  expect(await (await ask("GET")).json()).toMatchObject({ readAt: "2026-01-01T12:00:00.000Z" });

  const { path: next } = await (await ask("POST")).json();
  expect((await request(app, "GET", path)).status).toBe(404);
  expect((await request(app, "GET", next)).status).toBe(200);
  await ask("DELETE");
  expect((await request(app, "GET", next)).status).toBe(404);
});

test("what was called off is in no calendar, and another's address shows another's", async () => {
  const { app, add, post } = await desk();
  const { id } = await add();
  const other = await signedIn(app, "viewer");
  const { path } = await (await other.ask("POST", "/api/crm/calendar-feed")).json();
  expect(eventsIn(await (await request(app, "GET", path)).text())).toEqual([]);
  await post({ version: 1, reason: "Moved away" }, `/${id}/cancel`);
  expect((await request(app, "GET", "/calendar/nonsense.ics")).status).toBe(404);
});

test("one interview is handed out as a file that is the same event", async () => {
  const { add, post, recruiter } = await desk();
  const { id } = await add();
  const file = async () =>
    (await recruiter.ask("GET", `/api/crm/interviews/${id}/invitation.ics`)).text();
  const [event] = eventsIn(await file());
  expect(event?.uid).toBe(`${id}@coldaisle`);
  expect(event?.startDate.toJSDate().toISOString()).toBe("2026-01-01T15:00:00.000Z");
  await post({ version: 1, reason: "Moved away" }, `/${id}/cancel`);
  expect(await file()).toContain("STATUS:CANCELLED");
});
