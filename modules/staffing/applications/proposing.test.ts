import { expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { files } from "@/modules/records/files";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { applications } from "./index";

const words = { coverLetter: null, relocate: null };

/** Jane applied with answers and a CV; her record knows her name and nothing else. */
async function applied(said: object = {}) {
  const app = testApp();
  const recruiter = await signedIn(app, "recruiter");
  await takeIn(app, [ad()]);
  const [job] = await allJobs(app);
  const jobId = job?.id ?? "";
  const { id: candidateId } = await added(app, { firstName: "Jane", lastName: "Field" });
  const { id } = await applications.apply(app, {
    ...{ ...words, jobId, candidateId, availableDate: "2026-01-15" },
    ...{ expectedSalary: "65000 EUR / year", answers: [] },
    ...said,
  });
  const read = async () => {
    const answer = await recruiter.ask("GET", `/api/applications/${id}/proposals`);
    return (await answer.json()).proposals as { field: string; value: string }[];
  };
  return { ...recruiter, app, id, jobId, candidateId, read };
}

test("what an applicant said is proposed for the record beside their words", async () => {
  const answers = [
    { question: "Do you hold VCA?", answer: "yes" },
    { question: "Do you hold NEN 3140?", answer: "no" },
  ];
  const { read } = await applied({ answers });
  expect(await read()).toMatchObject([
    { field: "availableFrom", value: "2026-01-15", standing: "new", isCertain: true },
    ...[{ field: "pay", value: "65000", detail: "EUR year", standing: "new", isCertain: true }],
    { field: "certificate", evidence: { line: "Do you hold VCA? yes" }, isCertain: true },
  ]);
  expect(await read()).toHaveLength(3);
});

test.each([
  ["65k", "65000", "EUR year"],
  ["about 4.200 gross", "4200", "EUR month"],
  ["38,- an hour", "38", "EUR hour"],
])("pay in words of one's own, %s, waits for a person", async (expectedSalary, value, detail) => {
  const { read } = await applied({ expectedSalary, availableDate: null });
  expect(await read()).toMatchObject([{ field: "pay", value, detail, isCertain: false }]);
});

test("their CV is read beside it, and a range of pay is nobody's to guess", async () => {
  const { app, as, read, candidateId } = await applied({ expectedSalary: "60 to 70k" });
  const text =
    "Jane Field\nCritical facilities engineer\nCertificates\nVCA VOL, valid until 31-12-2027\n";
  const file = new File([text], "cv.txt");
  await files.add(as, {
    file,
    kind: "candidate",
    recordId: candidateId,
    type: "cv",
    audience: "internal",
  });
  while (await files.readWaiting(app));
  const found = await read();
  expect(found.map(({ field }) => field)).toContain("headline");
  expect(found.map(({ field }) => field)).not.toContain("pay");
});

test("an application shows how well its candidate fits, part by part", async () => {
  const { ask, jobId, candidateId } = await applied();
  const match = await (await ask("GET", `/api/jobs/${jobId}/matches/${candidateId}`)).json();
  expect(match).toMatchObject({ jobId, candidateId, score: expect.any(Number) });
  expect(match.parts.length).toBeGreaterThan(3);
  const missing = await ask("GET", `/api/jobs/${jobId}/matches/${Bun.randomUUIDv7()}`);
  expect(missing.status).toBe(404);
});
