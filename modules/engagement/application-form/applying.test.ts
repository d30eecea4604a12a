import { expect, test } from "bun:test";
import { applications } from "@/modules/staffing/applications";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { files } from "@/modules/records/files";
import { careers } from "@/modules/engagement/careers";
import { request, signedIn } from "@/modules/testing";
import { letterTexts, person, press, published, question, sendForm } from "./fixtures";
import { applyingHolder } from "./index";
import { applicants } from "./schema";

const cv = new File(["Sanne de Wit\nShift engineer, ten years of UPS and cooling.\n"], "cv.txt");

test("whoever applies is asked by mail, and is a candidate with an application once they say yes", async () => {
  const stage = await published();
  const { app, jobId, slug } = stage;
  const { ask } = await signedIn(app, "recruiter");
  const page = await (await request(app, "GET", stage.path)).text();
  expect(page).toContain("Apply: Shift Engineer");
  expect(page).toContain("Which shifts can you work?");
  expect(page).not.toMatch(/<input[^>]*\schecked/);
  expect(page).not.toMatch(/<option value="\w+"\s+selected/);

  const answer = await sendForm(stage, { ...person, keep: "yes" }, { file: cv });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(`/careers/${slug}/apply/sent?lang=en`);
  const [letter] = await letterTexts(app);
  expect(letter).toMatchObject({
    to: "sanne@people.example",
    subject: "Confirm your application: Shift Engineer",
  });
  expect(letter?.text).not.toContain("Sanne");
  expect(await applications.listByJob(app, jobId)).toEqual([]);

  const asked = await (await request(app, "GET", letter?.link ?? "")).text();
  expect(asked).toContain("Confirm and send");
  const inDutch = await request(app, "GET", `${letter?.link}?lang=nl`);
  expect(await inDutch.text()).toContain("Bevestigen en versturen");
  expect(await applications.listByJob(app, jobId)).toEqual([]);
  expect(await (await press(app, letter?.link ?? "")).text()).toContain("Thank you");

  const [own] = await applications.listByJob(app, jobId);
  expect(own).toMatchObject({
    candidateName: "Sanne de Wit",
    origin: "applied",
    status: "pending",
  });
  const candidateId = own?.candidateId ?? "";
  expect(await candidates.find(app, candidateId)).toMatchObject({
    origin: "applied",
    gdprConsent: true,
  });
  const { consents } = await candidates.consentsOf(app, candidateId);
  expect(consents).toMatchObject([
    { purpose: "keep", language: "en", channel: "form", textVersion: "2027-01" },
  ]);
  expect(await files.list(app, { kind: "candidate", recordId: candidateId })).toMatchObject([
    { name: "cv.txt", type: "cv" },
  ]);
  const bell = await (await ask("GET", "/api/notifications")).json();
  expect(JSON.stringify(bell)).toContain(own?.id ?? "nobody");
});

test("pressing the button again, even at once, makes no second candidate or application", async () => {
  const stage = await published();
  const { app, jobId } = stage;
  await sendForm(stage, person, { file: cv });
  const [{ link } = { link: "" }] = await letterTexts(app);
  await Promise.all([press(app, link), press(app, link), press(app, link)]);
  expect(await (await press(app, link)).text()).toContain("Thank you");
  expect(await applications.listByJob(app, jobId)).toHaveLength(1);
  expect(await candidates.countAll(app)).toBe(1);
  const [left] = await app.db.select().from(applicants);
  expect(left).toMatchObject({ state: "confirmed", firstName: "", email: "", cvContent: null });
});

test("the same person and job again is answered the same, and is written to once", async () => {
  const stage = await published();
  const { app, jobId } = stage;
  const answers = await Promise.all([1, 2, 3, 4].map(() => sendForm(stage, person, { file: cv })));
  answers.push(await sendForm(stage, person, { file: cv }));
  const places = answers.map((it) => `${it.status} ${it.headers.get("location")}`);
  expect(new Set(places)).toEqual(new Set([`303 /careers/${stage.slug}/apply/sent?lang=en`]));
  expect(await app.db.$count(applicants)).toBe(1);
  expect(await letterTexts(app)).toHaveLength(1);
  const [{ link } = { link: "" }] = await letterTexts(app);
  await press(app, link);
  const later = await sendForm(stage, person, { from: "192.0.2.2" });
  expect(`${later.status} ${later.headers.get("location")}`).toBe(places[0] ?? "");
  const asked = (await letterTexts(app)).filter(({ link }) => link.startsWith("/apply/"));
  expect(asked).toHaveLength(1);
  expect(await applications.listByJob(app, jobId)).toMatchObject([
    { candidateName: "Sanne de Wit" },
  ]);
});

test("somebody who is known already is found by their mailbox, and nothing of their record is overwritten", async () => {
  const stage = await published();
  const { app, jobId } = stage;
  const known = await added(app, {
    firstName: "Sanne",
    lastName: "Wit-Bakker",
    email: "Sanne@People.example",
    phone: "+31 6 12345678",
  });
  await candidates.archive(app, [known.id]);
  await sendForm(stage, { ...person, phone: "+31 6 99999999" });
  const [{ link } = { link: "" }] = await letterTexts(app);
  await press(app, link);
  expect(await applications.listByJob(app, jobId)).toMatchObject([{ candidateId: known.id }]);
  expect(await candidates.find(app, known.id)).toMatchObject({
    ...{ lastName: "Wit-Bakker", phone: "+31 6 12345678", isArchived: false, gdprConsent: false },
  });
});

test("what is wrong is said beside each field in the reader's language, and what was right stays", async () => {
  const stage = await published({ needsCv: true });
  const wrong = {
    ...person,
    lastName: " ",
    email: "nobody",
    availableDate: "1999-01-01",
    [question.id]: "Noon",
  };
  const answer = await sendForm(stage, { ...wrong, firstName: '"><b>Sanne' }, { lang: "nl" });
  const page = await answer.text();
  expect(answer.status).toBe(422);
  for (const id of ["lastName", "email", "availableDate", "cv", question.id]) {
    expect(page).toContain(`<a href="#${id}">`);
  }
  expect(page).toContain('<html lang="nl">');
  expect(page).toContain("Vul een geldig e-mailadres in.");
  expect(page).toContain("&quot;&gt;&lt;b&gt;Sanne");
  expect(await letterTexts(stage.app)).toEqual([]);
});

test("a CV is taken for what its bytes are, and a picture or a program is none", async () => {
  const stage = await published({ needsCv: true });
  const program = new File([new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0])], "cv.pdf");
  const answer = await sendForm(stage, person, { file: program });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("be read as a CV.");
  expect((await sendForm(stage, person, { file: cv })).status).toBe(303);
});

test("a job that is over takes nobody any more", async () => {
  const stage = await published();
  await careers.withdraw(stage.app, stage.jobId);
  expect((await request(stage.app, "GET", stage.path)).status).toBe(410);
  expect((await sendForm(stage)).status).toBe(410);
  expect(await letterTexts(stage.app)).toEqual([]);
  expect((await request(stage.app, "GET", "/careers/nothing/apply")).status).toBe(404);
});

test("what a known person has sent is handed over with the rest of their data, and forgotten with it", async () => {
  const stage = await published();
  const { id } = await added(stage.app, { email: "sanne@people.example" });
  await sendForm(stage);
  const subject = { type: "candidate" as const, id };
  const shown = JSON.stringify(await applyingHolder.collect(stage.app, subject));
  expect([shown.includes("Sanne"), shown.includes("networkHash")]).toEqual([true, false]);
  const { writes, news } = await applyingHolder.erase(stage.app, subject);
  await stage.app.write(writes, ...news);
  expect(await stage.app.db.select().from(applicants)).toEqual([]);
});
