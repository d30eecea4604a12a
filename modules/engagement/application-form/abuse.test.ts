import { expect, test } from "bun:test";
import { fileTasks } from "@/modules/records/files";
import { applications } from "@/modules/staffing/applications";
import { request } from "@/modules/testing";
import { countAttempt } from "@/src/http/access/limits";
import { applyingTasks } from "./reviewing";
import { lettersLeft, letterTexts, person, press, published, question, sendForm } from "./fixtures";
import { applicants } from "./schema";
import { stampFor } from "./sending";

type Stage = Awaited<ReturnType<typeof published>>;
const mailbox = (n: number) => ({ ...person, email: `person${n}@people.example` });

/** What programs do: fill in everything, be quick, make up a stamp, or come from one place again and again. */
const machines: ((stage: Stage, n: number) => Promise<Response>)[] = [
  (stage, n) =>
    sendForm(stage, { ...mailbox(n), fax: "+31 20 1234567" }, { from: `198.51.100.${n % 250}` }),
  (stage, n) =>
    sendForm(stage, mailbox(n), { from: `198.51.101.${n % 250}`, stamp: stampFor(stage.app) }),
  (stage, n) =>
    sendForm(stage, mailbox(n), { stamp: `1.${"A".repeat(22)}`, from: `198.51.102.${n % 250}` }),
  (stage, n) => sendForm(stage, mailbox(n), { from: "203.0.113.9", stamp: ripe }),
];
let ripe = "";

/** ABUSE_SIZE=10000 tries the whole of it. */
const size = Number(Bun.env.ABUSE_SIZE ?? 400);
const honestOnes = 10;

test("hundreds of automated applications are held back, and an honest one in between goes through as ever", async () => {
  const stage = await published();
  ripe = stampFor(stage.app);
  stage.later(60_000);
  const times: number[] = [];
  const each = Math.floor(size / honestOnes);
  for (let n = 0; n < each * honestOnes; n += 1) {
    // The clock stands still for the machines, whose kept forms all fall into one hour.
    await machines[n % machines.length]?.({ ...stage, later: () => {} }, n);
    if (n % each !== each - 1) continue;
    const from = performance.now();
    const answer = await sendForm(
      stage,
      { ...person, email: `honest${n}@people.example` },
      { from: `192.0.2.${times.length}` },
    );
    times.push(performance.now() - from);
    expect(answer.status).toBe(303);
  }
  const kept = await stage.app.db.select().from(applicants);
  const honest = kept.filter(({ email }) => email.startsWith("honest"));
  const byMachines = kept.length - honest.length;
  console.log(
    `${each * honestOnes} automated applications: ${byMachines} kept, ${honest.length} of ${honestOnes} honest ones, ` +
      `the slowest of these in ${Math.max(...times).toFixed(1)} ms`,
  );
  expect([honest.length, byMachines]).toEqual([honestOnes, 5]);
  expect(await letterTexts(stage.app)).toHaveLength(honestOnes + 5);
  // The best of the last against the best of the first: the machine that tests is busy with other things.
  expect(Math.min(...times.slice(-5))).toBeLessThan(5 * Math.min(...times.slice(0, 5)) + 20);
});

test("a form that was filled in too quickly is shown again as it was, and goes through the second time", async () => {
  const stage = await published();
  const stamp = stampFor(stage.app);
  const first = await sendForm(stage, person, { stamp });
  const page = await first.text();
  expect([first.status, page.includes("Please check your answers")]).toEqual([422, true]);
  expect(page).toContain('value="sanne@people.example"');
  const fresh = /name="stamp" value="([^"]+)"/.exec(page)?.[1] ?? "";
  stage.later(3000);
  expect((await sendForm(stage, person, { stamp: fresh })).status).toBe(303);
});

test("a mistake is put right as fast as one likes, once the form was filled in patiently", async () => {
  const stage = await published();
  const wrong = await sendForm(stage, { ...person, email: "nobody" });
  const kept = /name="stamp" value="([^"]+)"/.exec(await wrong.text())?.[1] ?? "";
  stage.later(500);
  expect((await sendForm(stage, person, { stamp: kept })).status).toBe(303);
  const madeUp = await sendForm(stage, mailbox(1), { stamp: `1.${"A".repeat(22)}` });
  expect(await madeUp.text()).not.toContain(`1.${"A".repeat(22)}`);
});

test("one address sends five an hour, and may again in the next", async () => {
  const stage = await published();
  const statuses = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await sendForm(stage, mailbox(n))).status);
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
  const refused = await sendForm(stage, mailbox(6));
  // Seven forms of four seconds each were sent within the hour, which is over at one.
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, String(3600 - 28)]);
  expect((await sendForm(stage, mailbox(7), { from: "192.0.2.2" })).status).toBe(303);
  stage.later(60 * 60 * 1000);
  expect((await sendForm(stage, mailbox(8))).status).toBe(303);
});

test("a job takes two hundred a day, and says so to the next", async () => {
  const stage = await published();
  const day = { key: `apply-job:${stage.jobId}`, most: 200, windowMs: 24 * 60 * 60 * 1000 };
  for (let n = 0; n < 199; n += 1) await countAttempt(stage.app, day);
  expect((await sendForm(stage, mailbox(1))).status).toBe(303);
  const over = await sendForm(stage, mailbox(2), { from: "192.0.2.2" });
  expect([over.status, (await over.text()).includes("too many applications right now")]).toEqual([
    429,
    true,
  ]);
  expect(Number(over.headers.get("retry-after"))).toBeGreaterThan(3600);
});

test("a form from another site is refused, and a link that was made up leads nowhere", async () => {
  const stage = await published();
  const foreign = await request(stage.app, "POST", stage.path, {
    body: "--x--",
    headers: {
      "content-type": "multipart/form-data; boundary=x",
      origin: "https://elsewhere.example",
    },
  });
  expect(foreign.status).toBe(403);
  await sendForm(stage);
  const [{ link } = { link: "" }] = await letterTexts(stage.app);
  const [{ id } = { id: "" }] = await stage.app.db.select().from(applicants);
  const forged = `/apply/${id}.${"A".repeat(32)}`;
  expect((await press(stage.app, forged)).status).toBe(404);
  expect(await applications.listByJob(stage.app, stage.jobId)).toEqual([]);
  const tries = [];
  for (let n = 0; n < 40; n += 1) tries.push((await request(stage.app, "GET", forged)).status);
  expect(tries).toContain(429);
  expect((await request(stage.app, "GET", link)).status).toBe(200);
});

test("what nobody confirmed is gone after a week with its CV, and its link says so", async () => {
  const stage = await published();
  const file = new File(["Sanne de Wit, shift engineer for ten years\n"], "cv.txt");
  await sendForm(stage, person, { file });
  const [{ link } = { link: "" }] = await letterTexts(stage.app);
  const [{ cvContent } = { cvContent: "" }] = await stage.app.db.select().from(applicants);
  await lettersLeft(stage.app);
  stage.later(8 * 24 * 60 * 60 * 1000);
  expect(await applyingTasks[0]?.run(stage.app)).toBe(1);
  for (const task of fileTasks) await task.run(stage.app);
  expect(await stage.app.files.has(cvContent ?? "")).toBe(false);
  const page = await press(stage.app, link);
  expect([page.status, (await page.text()).includes("This link has expired")]).toEqual([410, true]);
});

test("a citizen's number and signs that turn words do not stay in what was written", async () => {
  const stage = await published();
  await sendForm(stage, {
    ...person,
    ...{
      firstName: "San\u202ene",
      coverLetter: "My number is 111222333, call me",
      [question.id]: "Day",
    },
  });
  expect(await stage.app.db.select().from(applicants)).toMatchObject([
    { firstName: "San ne", coverLetter: "My number is *********, call me" },
  ]);
});
