import { expect, test } from "bun:test";
import { added as person } from "@/modules/crm/candidates/fixtures";
import { deployments } from "@/modules/staffing/deployments";
import { deployed, type Details } from "@/modules/staffing/deployments/fixtures";
import { fileOf, filed, pdfDocument } from "@/modules/records/files/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { unzip } from "@/src/zip/unzip.testing";
import { withActor } from "@/src/app";
import { type DeploymentDossier, dossiers, dossiersHolder, dueOn } from ".";
import { dossierDuties } from "./schema";

/** Somebody from Poland who will work in the Netherlands from the Monday on. */
async function posted(details: Details = {}, home: string | null = "PL") {
  const app = testApp();
  const seat = await signedIn(app, "recruiter");
  const { id: candidateId } = await person(app, home ? { country: home } : {});
  const { id } = await deployed(app, {
    ...{ candidateId, contractType: "temporary", country: "NL", location: "Eemshaven" },
    ...{ startDate: "2026-01-05", endDate: "2026-06-30", ...details },
  });
  const path = `/api/deployments/${id}/dossier`;
  const read = async (): Promise<DeploymentDossier> => (await seat.ask("GET", path)).json();
  const stateOf = async (duty: string) =>
    (await read()).dossier?.duties.find((it) => it.duty === duty)?.state;
  return { ...seat, app: seat.as, id, candidateId, path, read, stateOf };
}

const done = { state: "done", doneOn: "2026-01-02", reference: "NL-4711", version: 0 };

test("somebody from one member state who works in another has the duties of both the union and the country", async () => {
  const { read } = await posted();
  const { dossier, rules } = await read();
  expect(dossier).toMatchObject({
    ...{ home: "PL", work: "NL", isCountryKnown: true, toDo: 8, overdue: 0 },
    ...{ nextDue: "2026-01-05", keepUntil: "2031-06-30", portal: "https://www.postedworkers.nl" },
  });
  expect(dossier?.duties.map(({ duty, dueOn }) => [duty, dueOn])).toEqual([
    ["a1", "2026-01-05"],
    ["notification", "2026-01-05"],
    ["contact-person", "2026-01-05"],
    ["contract", "2026-01-05"],
    ["client-check", "2026-01-12"],
    ["timesheets", "2026-02-05"],
    ["payslips", "2026-02-05"],
    ["payment-proof", "2026-02-05"],
  ]);
  expect(rules.map(({ id }) => id)).toEqual(["eu-a1", "nl-notification", "nl-site-documents"]);
});

test.each([
  ["2026-01-05", "2026-01-12"],
  ["2026-01-02", "2026-01-09"],
  ["2026-01-03", "2026-01-09"],
])("five working days from %s end on %s", (start, end) => {
  expect(dueOn("days", start, { days: 5 })).toBe(end);
});

test.each([
  ["same-country", { country: "NL" }, "NL"],
  ["home", { country: "NL" }, null],
  ["permanent", { contractType: "permanent", billRate: null }, "PL"],
  ["person", { candidateId: null }, "PL"],
] as const)("there is no dossier, and the reason is told: %s", async (missing, details, home) => {
  const { read } = await posted(details, home);
  expect(await read()).toEqual({ dossier: null, missing, rules: [], facts: [] });
});

test("a country whose rules nobody has written down is said to be unknown", async () => {
  const { read } = await posted({ country: "FR" });
  expect((await read()).dossier).toMatchObject({ isCountryKnown: false, toDo: 1 });
  const { read: outside } = await posted({ country: "US" });
  expect((await outside()).dossier).toMatchObject({ isCountryKnown: false, toDo: 0 });
});

test("what was notified for other dates or another place has to be notified again", async () => {
  const { app, ask, id, path, stateOf } = await posted();
  expect((await ask("PUT", `${path}/notification`, { body: done })).status).toBe(200);
  expect((await ask("PUT", `${path}/contract`, { body: done })).status).toBe(200);
  expect(await stateOf("notification")).toBe("done");
  const { version } = await deployments.find(app, id);
  await deployments.edit(app, id, { version, endDate: "2026-09-30" });
  expect(await stateOf("notification")).toBe("changed");
  expect(await stateOf("contract")).toBe("done");
  const anew = { ...done, version: 1 };
  expect((await ask("PUT", `${path}/notification`, { body: anew })).status).toBe(200);
  expect(await stateOf("notification")).toBe("done");
});

test("a duty is waived only with a reason, reopened by whoever saw it last, and settled once at a time", async () => {
  const { ask, path, stateOf } = await posted();
  const waived = { state: "not-needed", version: 0 };
  expect((await ask("PUT", `${path}/a1`, { body: waived })).status).toBe(422);
  const note = "Insured in the Netherlands.";
  expect((await ask("PUT", `${path}/a1`, { body: { ...waived, note } })).status).toBe(200);
  expect(await stateOf("a1")).toBe("not-needed");
  expect((await ask("PUT", `${path}/a1`, { body: { ...waived, note } })).status).toBe(409);
  expect((await ask("DELETE", `${path}/a1`, { body: { version: 7 } })).status).toBe(409);
  expect((await ask("DELETE", `${path}/a1`, { body: { version: 1 } })).status).toBe(200);
  expect(await stateOf("a1")).toBe("open");
});

test("papers are personal: another person on the same deployment begins with nothing done", async () => {
  const { app, ask, id, path, stateOf } = await posted();
  await ask("PUT", `${path}/a1`, { body: done });
  const { id: candidateId } = await person(app, { country: "RO" });
  const { version } = await deployments.find(app, id);
  await deployments.edit(app, id, { version, candidateId });
  expect(await stateOf("a1")).toBe("open");
});

test("the list has the most urgent first, and each is told of once", async () => {
  const { app, ask, id } = await posted({ startDate: "2026-01-12" });
  const sooner = await deployed(app, {
    ...{ contractType: "contract", country: "DE", startDate: "2025-12-01", endDate: null },
    candidateId: (await person(app, { country: "NL" })).id,
  });
  const listed = await (await ask("GET", "/api/compliance/dossiers")).json();
  expect(listed.map((it: { deploymentId: string }) => it.deploymentId)).toEqual([sooner.id, id]);
  expect(listed[0]).toMatchObject({ overdue: 3, work: "DE" });
  const clock = withActor(app, { id: null, name: "schedule" });
  expect(await dossiers.remind(clock, "2026-01-01")).toBe(1);
  expect(await dossiers.remind(clock, "2026-01-01")).toBe(0);
  expect(await dossiers.remind(clock, "2026-01-05")).toBe(2);
});

test("the dossier is handed on as one file that holds the duties, the facts and the papers", async () => {
  const { app, ask, path, id } = await posted();
  await ask("PUT", `${path}/notification`, { body: done });
  const paper = fileOf(pdfDocument("Certificate of coverage"), "A1.pdf");
  await filed(app, id, paper, { kind: "deployment" });
  const answer = await ask("GET", `${path}/archive`);
  expect(answer.headers.get("content-disposition")).toContain("dossier-D-0001.zip");
  const files = unzip(await answer.bytes());
  expect([...files.keys()]).toEqual([
    ...["dossier.json", "duties.csv", "facts.csv", "papers/1-A1.pdf"],
  ]);
  expect(files.get("papers/1-A1.pdf")).toStartWith("%PDF-1.4");
  expect(files.get("duties.csv")).toContain("NL-4711");
  expect(files.get("facts.csv")).toContain("Eemshaven");
});

test("an erased person is named in no dossier, and that it was notified stays", async () => {
  const { app, ask, path, candidateId } = await posted();
  await ask("PUT", `${path}/notification`, { body: { ...done, note: "Ask for Ola." } });
  const subject = { type: "candidate" as const, id: candidateId };
  expect(JSON.stringify(await dossiersHolder.collect(app, subject))).toContain("NL-4711");
  const { writes, news } = await dossiersHolder.erase(app, subject);
  await app.write(writes, ...news);
  const [row] = await app.db.select().from(dossierDuties);
  expect(row).toMatchObject({ candidateId: null, reference: null, note: null, state: "done" });
});
