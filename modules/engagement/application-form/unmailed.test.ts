import { expect, test } from "bun:test";
import { useServer } from "@/modules/platform/mail/fixtures";
import { letters } from "@/modules/platform/mail/schema";
import { notifications } from "@/modules/platform/notifications/schema";
import { request, signedIn } from "@/modules/testing";
import { applying } from ".";
import { applyingTasks } from "./reviewing";
import { lettersLeft, letterTexts, person, press, published, sendForm } from "./fixtures";
import { applicants } from "./schema";

const day = 24 * 60 * 60 * 1000;
const purge = () => applyingTasks[0];

/** A published job of an agency that has no mail server. */
async function unmailed() {
  const stage = await published();
  await useServer(stage.app, { port: 1 }, { host: "" });
  const recruiter = await signedIn(stage.app, "recruiter");
  const pageAt = async (path: string) => (await request(stage.app, "GET", path)).text();
  return { ...stage, ...recruiter, pageAt };
}

test.each([
  ["en", "will contact you to confirm it.", /sent you an e-mail|get an e-mail|in it to confirm/],
  ["nl", "nemen contact met je op", /e-mail gestuurd|krijgt u een e-mail/],
  ["de", "melden uns, um sie zu bestätigen", /E-Mail zu .* geschickt|erhalten Sie eine E-Mail/],
])("without mail nobody is promised a letter, in %s", async (lang, promise, letter) => {
  const { app, path, later, pageAt } = await unmailed();
  expect(await pageAt(`${path}?lang=${lang}`)).not.toMatch(letter);
  expect((await sendForm({ app, path, later }, person, { lang })).status).toBe(303);
  const sent = await pageAt(`${path}/sent?lang=${lang}`);
  expect(sent).toContain(promise);
  expect(sent).not.toMatch(letter);
  expect(await pageAt(`/me?lang=${lang}`)).not.toContain('name="email"');
});

test("the office is told at once of somebody whom no letter can ask", async () => {
  const { app, path, later, ask, jobId } = await unmailed();
  await sendForm({ app, path, later });
  const told = await app.db.select().from(notifications);
  expect(told.map(({ what, recordId }) => [what, recordId])).toEqual([["applicantWaiting", jobId]]);
  const [waiting] = await (await ask("GET", "/api/applicants")).json();
  const kept = Date.parse(waiting.keptUntil) - Date.parse(waiting.createdAt);
  expect([waiting.askedAt, kept]).toEqual([null, 28 * day]);
  expect(await (await ask("GET", "/api/mail/sender")).json()).toMatchObject({ isSetUp: false });
});

test("what nobody could be asked about is not deleted after a week, but a week after the letter left", async () => {
  const { app, path, later } = await unmailed();
  await sendForm({ app, path, later });
  later(8 * day);
  expect(await purge()?.run(app)).toBe(0);
  await useServer(app, { port: 1 });
  await lettersLeft(app);
  const [waiting] = await applying.waiting(app);
  expect(Date.parse(waiting?.keptUntil ?? "")).toBe(app.now().getTime() + 7 * day);
  later(6 * day);
  expect(await purge()?.run(app)).toBe(0);
  later(2 * day);
  expect(await purge()?.run(app)).toBe(1);
});

test("what nobody was ever asked about goes after four weeks", async () => {
  const { app, path, later } = await unmailed();
  await sendForm({ app, path, later });
  later(27 * day);
  expect(await purge()?.run(app)).toBe(0);
  later(2 * day);
  expect(await purge()?.run(app)).toBe(1);
  expect(await app.db.select().from(applicants)).toEqual([]);
});

test("a letter that waited for its server asks once there is one, and its page promises no further letter without", async () => {
  const { app, path, later } = await unmailed();
  await sendForm({ app, path, later });
  expect((await app.db.select().from(letters)).map(({ state }) => state)).toEqual(["queued"]);
  const [{ link } = { link: "" }] = await letterTexts(app);
  const done = await (await press(app, link)).text();
  expect(done).toContain("will contact you soon.");
  expect(done).not.toContain("the link in our email");
});
