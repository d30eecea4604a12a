import { expect, test } from "bun:test";
import { request } from "@/modules/testing";
import { letterTexts, person, press, published, sendForm } from "./fixtures";

const cv = new File(["Shift engineer, ten years of UPS and cooling.\n"], "cv.txt");

test("a CV that a returned form cannot bring along is asked for again, never left out unsaid", async () => {
  const stage = await published();
  const wrong = { ...person, email: "nobody" };
  const again = "Please choose your CV “cv.txt” again";
  const without = await sendForm(stage, wrong, { file: new File([], "") });
  expect(await without.text()).not.toContain("again:");
  const chosen = await (await sendForm(stage, wrong, { file: cv })).text();
  expect(chosen.split(again)).toHaveLength(3);
  expect(chosen).toContain('name="cvWas" value="cv.txt"');
  const refused = await sendForm(stage, { ...person, cvWas: "cv.txt" });
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining("send none."),
  ]);
  expect(await letterTexts(stage.app)).toEqual([]);
  const left = await sendForm(stage, { ...person, cvWas: "cv.txt", withoutCv: "yes" });
  expect(left.status).toBe(303);
});

test("a form whose file is far too large comes back with every field and says how large a CV may be", async () => {
  const stage = await published();
  const file = new File([Buffer.alloc(14 * 1024 * 1024, "x")], "scan.pdf");
  const answer = await sendForm(stage, { ...person, coverLetter: "Kept as it was" }, { file });
  const page = await answer.text();
  expect(answer.status).toBe(422);
  expect(page).toContain("larger than 5 MB");
  expect([page.includes("Kept as it was"), page.includes("Sanne")]).toEqual([true, true]);
});

test("before the press the page shows what it sends: the job, the name, the day and the CV's name, and nothing else", async () => {
  const stage = await published();
  const { app, path } = stage;
  const told = { ...person, firstName: "<b>Sanne", phone: "+31 6 12345678", coverLetter: "Mine" };
  await sendForm(stage, told, { file: cv });
  const [{ link } = { link: "" }] = await letterTexts(app);
  const page = await (await request(app, "GET", link)).text();
  for (const said of [
    "Shift Engineer",
    "&lt;b&gt;Sanne de Wit",
    "1 January 2026",
    "cv.txt",
    path,
  ]) {
    expect(page).toContain(said);
  }
  for (const kept of ["12345678", "Mine", "sanne@people.example", "Night"]) {
    expect(page).not.toContain(kept);
  }
  const done = await (await press(app, link)).text();
  expect(done).not.toContain("cv.txt");
});

test.each([
  ["phone", "call me", "with its country code"],
  ["phone", "000", "with its country code"],
  ["expectedSalary", "-50000", "Enter an amount"],
  ["expectedSalary", "a lot", "Enter an amount"],
  ["expectedSalary", "0", "Enter an amount"],
])("a %s of “%s” is sent back with what to do", async (field, value, said) => {
  const stage = await published();
  const answer = await sendForm(stage, { ...person, [field]: value });
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(said)]);
});

test.each([
  { phone: "+31 (0)6 1234-5678", expectedSalary: "65k" },
  { phone: "020/1234567 x12", expectedSalary: "€ 60.000 – 70.000 a year" },
  { phone: "0049 171 1234567", expectedSalary: "38,- an hour" },
  { phone: "+31 6 12345678", expectedSalary: "Negotiable" },
  { phone: "+31 6 12345678", expectedSalary: "In overleg" },
  { phone: "+49 171 1234567", expectedSalary: "nach Vereinbarung" },
  { phone: "+49 171 1234567", expectedSalary: "marktüblich" },
])("%p is taken as people write it", async (words) => {
  const stage = await published();
  expect((await sendForm(stage, { ...person, ...words })).status).toBe(303);
});
