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

test("the inbox is asked by conditions about the application, its job and its candidate", async () => {
  const { app, as, ask, own, koeler, list } = await inbox();
  await applications.setStatus(as, own.id, { version: 1, status: "interview" });
  const holder = await candidates.find(app, koeler);
  await candidates.edit(as, koeler, {
    ...{ version: holder.version, location: "Hanau", country: "DE", languages: { de: "C1" } },
    certificates: [{ certificate: "vca-basis", expiresOn: "2031-01-01" }],
  });
  const asked = async (where: string) =>
    (await list(`where=${encodeURIComponent(where)}`)).names.toSorted();
  expect(await asked("holds:vca;near:Frankfurt~50;language:de~B2")).toEqual(["Koeler"]);
  expect(await asked("-holds:vca")).toEqual(["Kabel", "Stroom"]);
  expect(await asked("new:yes")).toEqual(["Stroom"]);
  expect(await asked("status:interview|offer;applied:-7d..")).toEqual(["Kabel"]);
  expect(await asked("employer:Polderhaven Data;origin:sourced")).toEqual(["Koeler"]);
  expect((await list("sort=name")).names).toEqual(["Kabel", "Koeler", "Stroom"]);
  expect((await list("sort=-name")).names).toEqual(["Stroom", "Koeler", "Kabel"]);
  const read = async (path: string) => (await ask("GET", `/api/applications/${path}`)).json();
  expect((await read("ids?where=status:interview")).ids).toEqual([own.id]);
  expect(await read("facets?field=origin")).toEqual({
    values: [
      { value: "applied", name: null, count: 2 },
      { value: "sourced", name: null, count: 1 },
    ],
    isCapped: false,
  });
  const rows = await read("export?format=json&where=status:interview");
  expect(rows).toEqual([expect.objectContaining({ candidateName: "Femke Kabel" })]);
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
