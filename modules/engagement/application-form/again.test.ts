import { expect, test } from "bun:test";
import { candidates } from "@/modules/crm/candidates";
import { files } from "@/modules/records/files";
import { applications } from "@/modules/staffing/applications";
import { letterTexts, person, press, published, sendForm } from "./fixtures";

const cv = new File(["Shift engineer, ten years of UPS and cooling.\n"], "cv.txt");

test("what is sent last is what its letter confirms, and no earlier letter confirms anything unseen", async () => {
  const stage = await published();
  const { app, jobId } = stage;
  const strangers = { ...person, firstName: "X", coverLetter: "Not mine", share: "yes" };
  await sendForm(stage, strangers, { file: cv });
  const own = { ...person, email: "Sanne+work@people.example", coverLetter: "Mine", keep: "yes" };
  await sendForm(stage, own, { from: "192.0.2.2" });
  const [earlier, last, ...more] = await letterTexts(app);
  expect([last?.to, more]).toEqual(["Sanne+work@people.example", []]);
  const page = await press(app, earlier?.link ?? "");
  expect([page.status, (await page.text()).includes("your latest application")]).toEqual([
    410,
    true,
  ]);
  expect(await applications.listByJob(app, jobId)).toEqual([]);

  await press(app, last?.link ?? "");
  const [application] = await applications.listByJob(app, jobId);
  expect(application).toMatchObject({ candidateName: "Sanne de Wit" });
  expect(await applications.findWithAnswers(app, application?.id ?? "")).toMatchObject({
    coverLetter: "Mine",
  });
  const candidateId = application?.candidateId ?? "";
  const { consents } = await candidates.consentsOf(app, candidateId);
  expect(consents.map(({ purpose }) => purpose)).toEqual(["keep"]);
  expect(await files.list(app, { kind: "candidate", recordId: candidateId })).toEqual([]);
});

test("whoever applied is told so in their own mailbox, and may apply again after taking it back", async () => {
  const stage = await published();
  const { app, jobId, later } = stage;
  await sendForm(stage);
  const [{ link } = { link: "" }] = await letterTexts(app);
  await press(app, link);
  for (const coverLetter of ["Once more", "And once more"]) {
    await sendForm(stage, { ...person, coverLetter });
  }
  const [, , told, ...more] = await letterTexts(app);
  expect([told?.to, told?.subject, told?.link, more]).toEqual([
    "sanne@people.example",
    "You have already applied: Shift Engineer",
    "/me",
    [],
  ]);
  const one = async () => (await applications.listByJob(app, jobId))[0];
  const { id = "", version = 0 } = (await one()) ?? {};
  expect((await applications.findWithAnswers(app, id)).coverLetter).not.toBe("Once more");

  await applications.setStatus(app, id, { version, status: "withdrawn" });
  later(60_000);
  await sendForm(stage, { ...person, coverLetter: "I changed my mind" });
  const asked = (await letterTexts(app)).at(-1);
  expect(asked?.subject).toBe("Confirm your application: Shift Engineer");
  expect((await one())?.status).toBe("withdrawn");
  for (let n = 0; n < 2; n += 1) await press(app, asked?.link ?? "");
  expect(await applications.findWithAnswers(app, id)).toMatchObject({
    ...{ status: "pending", coverLetter: "I changed my mind" },
  });
  const steps = await applications.historyOf(app, id);
  expect(steps.map(({ to }) => to)).toEqual(["pending", "withdrawn", "pending"]);
});
