import { expect, test } from "bun:test";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { ApplicationWords, applications } from "./index";

async function inbox() {
  const app = testApp();
  await takeIn(app, [ad()]);
  const [job] = await allJobs(app);
  const jobId = job?.id ?? "";
  const names = ["Kabel", "Stroom", "Koeler"];
  const people = await Promise.all(
    names.map((lastName) => added(app, { firstName: "Femke", lastName })),
  );
  const [kabel = "", stroom = "", koeler = ""] = people.map(({ id }) => id);
  const words = ApplicationWords.parse({
    expectedSalary: "€ 60,000",
    answers: [{ question: "Do you hold a VCA?", answer: "Yes" }],
  });
  const { ask, as } = await signedIn(app, "recruiter");
  const own = await applications.apply(app, { jobId, candidateId: kabel, ...words });
  await applications.apply(app, { jobId, candidateId: stroom, ...words });
  await applications.addMany(as, { jobId, candidateIds: [koeler] });
  const list = async (query: string) => {
    const answer = await ask("GET", `/api/applications?${query}`);
    const rows: { candidateName: string }[] = await answer.json();
    return { names: rows.map((row) => row.candidateName.split(" ")[1]), headers: answer.headers };
  };
  return { app, as, ask, own, koeler, list };
}

test("the inbox lists who applied and who was taken along, and narrows by how far they are", async () => {
  const { ask, as, own, list } = await inbox();
  expect((await list("")).names.toSorted()).toEqual(["Kabel", "Koeler", "Stroom"]);
  expect((await list("stretch=unreviewed")).names.toSorted()).toEqual(["Kabel", "Stroom"]);
  await applications.setStatus(as, own.id, { version: 1, status: "rejected" });
  expect((await list("stretch=unreviewed")).names).toEqual(["Stroom"]);
  expect((await list("stretch=closed")).names).toEqual(["Kabel"]);
  expect(await (await ask("GET", "/api/applications/counts")).json()).toEqual({
    ...{ unreviewed: 1, all: 3, pending: 2, reviewing: 0, interview: 0, offer: 0, closed: 1 },
  });
});

test("words find the candidate and the job, and the origin tells who began", async () => {
  const { list } = await inbox();
  expect((await list("q=koel%20facilities")).names).toEqual(["Koeler"]);
  expect((await list("q=polderhaven&origin=sourced")).names).toEqual(["Koeler"]);
  expect((await list("q=nobody")).names).toEqual([]);
});

test("page after page shows everybody once", async () => {
  const { list } = await inbox();
  const first = await list("limit=2");
  expect(first.headers.get("x-total-count")).toBe("3");
  const next = /cursor=([^&>]+)/.exec(first.headers.get("link") ?? "")?.[1];
  const second = await list(`limit=2&cursor=${next}`);
  expect([...first.names, ...second.names].toSorted()).toEqual(["Kabel", "Koeler", "Stroom"]);
});

test("those of people who were put away are not in the inbox", async () => {
  const { app, koeler, list } = await inbox();
  await candidates.archive(app, [koeler]);
  expect((await list("")).names.toSorted()).toEqual(["Kabel", "Stroom"]);
});

test("one application tells all that the candidate said", async () => {
  const { ask, own } = await inbox();
  expect(await (await ask("GET", `/api/applications/${own.id}`)).json()).toMatchObject({
    id: own.id,
    expectedSalary: "€ 60,000",
    coverLetter: null,
    relocate: null,
    answers: [{ question: "Do you hold a VCA?", answer: "Yes" }],
  });
  expect((await ask("GET", `/api/applications/${Bun.randomUUIDv7()}`)).status).toBe(404);
});
