import { expect, test } from "bun:test";
import { candidates } from "@/modules/crm/candidates";
import { added as someone } from "@/modules/crm/candidates/fixtures";
import { added as someClient } from "@/modules/crm/clients/fixtures";
import { deployments, NewDeployment } from "@/modules/staffing/deployments";
import { readText } from "@/modules/records/files/reader-worker";
import { settings } from "@/modules/platform/settings";
import { signedIn, testApp } from "@/modules/testing";
import { documentsHolder } from "./index";

const agency = {
  name: "Koudegang Uitzend Example BV",
  address: "Kade 1, Amsterdam",
  vatNumber: "",
  kvkNumber: "",
  email: "bureau@koudegang.example",
};

async function placed(details: Partial<NewDeployment> = {}) {
  const app = testApp();
  const { as, ask, cookie } = await signedIn(app);
  await settings.save(as, "agency", { value: agency });
  const candidate = await someone(app, { firstName: "Łucja", location: "Łódź" });
  const client = await someClient(app, { contacts: [{ name: "Bo Contact" }], paymentDays: 30 });
  const deployment = await deployments.add(
    as,
    NewDeployment.parse({
      ...{ candidateId: candidate.id, clientId: client.id, position: "Shift Engineer" },
      ...{ location: "Amsterdam", country: "NL", contractType: "temporary" },
      ...{ startDate: "2026-02-01", endDate: "2026-07-31", salary: "31.5", billRate: "62" },
      ...{ hoursPerWeek: 38, ...details },
    }),
  );
  const body = { kind: "deployment", recordId: deployment.id, type: "worker-agreement" };
  const drafted = async (more: object = {}) =>
    (await ask("POST", "/api/documents", { body: { ...body, language: "nl", ...more } })).json();
  return { app, as, ask, cookie, candidate, deployment, drafted };
}

test("a draft is filled from the record in the language asked for, with the days in words", async () => {
  const { drafted } = await placed();
  const { title, body, missing, status, number } = await drafted();
  expect(title).toBe("Overeenkomst voor een plaatsing");
  expect(body).toContain("| Vanaf | 1 februari 2026 |");
  expect(body).toContain("€\u00a031,50 per uur");
  expect(body).toContain("Nederland");
  expect([missing, status, number]).toEqual([[], "draft", null]);
  const german = await drafted({ language: "de" });
  expect(german.body).toContain("| Von | 1. Februar 2026 |");
});

test("a document with gaps is not given out, and says which they are", async () => {
  const { ask, drafted } = await placed({ hoursPerWeek: null });
  const { id, missing, body } = await drafted();
  expect(missing).toEqual(["deployment.hours"]);
  const refused = await ask("POST", `/api/documents/${id}/issue`, { body: { version: 1 } });
  expect(refused.status).toBe(409);
  const mended = body.replace("{{deployment.hours}}", "38 uur");
  await ask("PATCH", `/api/documents/${id}`, { body: { version: 1, body: mended } });
  const issued = await ask("POST", `/api/documents/${id}/issue`, { body: { version: 2 } });
  expect(issued.status).toBe(200);
});

test("an issued document has a number and a PDF and a DOCX that say the same", async () => {
  const { app, ask, drafted, deployment } = await placed();
  const { id } = await drafted();
  const issued = await (
    await ask("POST", `/api/documents/${id}/issue`, { body: { version: 1 } })
  ).json();
  expect(issued).toMatchObject({ number: "2026-0001", status: "issued" });
  const [{ pdfFileId, docxFileId }] = issued.revisions;
  for (const [fileId, format] of [
    [pdfFileId, "pdf"],
    [docxFileId, "docx"],
  ] as const) {
    const bytes = await (await ask("GET", `/api/files/${fileId}/content`)).bytes();
    const read = await readText({ bytes: Uint8Array.from(bytes), format });
    const text = read.state === "done" ? read.text : "";
    for (const words of ["2026-0001", "Łódź", "1 februari 2026", "Koudegang Uitzend Example BV"])
      expect(text).toContain(words);
  }
  const kept = await (
    await ask("GET", `/api/files?kind=deployment&recordId=${deployment.id}`)
  ).json();
  expect(kept).toHaveLength(2);
  const second = await drafted();
  const next = await ask("POST", `/api/documents/${second.id}/issue`, { body: { version: 1 } });
  expect((await next.json()).number).toBe("2026-0002");
  expect((await deployments.find(app, deployment.id)).history[0]?.event).toBe("document-issued");
});

test("what was given out is revised, sent and signed, and a signed one stays as it is", async () => {
  const { ask, drafted, cookie, app } = await placed();
  const { id } = await drafted();
  const step = async (name: string, version: number, note?: string) =>
    (await ask("POST", `/api/documents/${id}/${name}`, { body: { version, note } })).json();
  await step("issue", 1);
  await step("revision", 2, "Other hours");
  const again = await step("issue", 3);
  expect(again.number).toBe("2026-0001");
  expect(again.revisions.map(({ revision }: { revision: number }) => revision)).toEqual([1, 2]);
  const edited = await ask("PATCH", `/api/documents/${id}`, { body: { version: 4, title: "X" } });
  expect(edited.status).toBe(409);
  expect(await step("sending", 4, "By mail to Bo")).toMatchObject({ status: "sent" });

  const [{ pdfFileId }] = again.revisions;
  const bytes = await (await ask("GET", `/api/files/${pdfFileId}/content`)).bytes();
  const form = new FormData();
  form.set("version", "5");
  form.set("file", new File([bytes], "signed.pdf"));
  const { testServer } = await import("@/modules/testing");
  const headers = { origin: "http://localhost", host: "localhost", cookie };
  const signed = await testServer(app).handle(
    new Request(`http://localhost/api/documents/${id}/signature`, {
      ...{ method: "POST", headers, body: form },
    }),
  );
  expect(await signed.json()).toMatchObject({ status: "signed", version: 6 });
  const after = await ask("POST", `/api/documents/${id}/withdrawal`, {
    body: { version: 6, note: "No" },
  });
  expect(after.status).toBe(409);
});

test("a withdrawal says why; an offer is not made from a project", async () => {
  const { ask, drafted, deployment } = await placed();
  const { id } = await drafted();
  const silent = await ask("POST", `/api/documents/${id}/withdrawal`, { body: { version: 1 } });
  const wrong = await ask("POST", "/api/documents", {
    body: { kind: "project", recordId: deployment.id, type: "offer-letter", language: "en" },
  });
  expect([silent.status, wrong.status]).toEqual([422, 422]);
});

test("the agency's own template goes before the standard one, and names no field that is not there", async () => {
  const { ask, drafted } = await placed();
  const template = { type: "worker-agreement", language: "nl", name: "Ons contract" };
  const bad = await ask("POST", "/api/documents/templates", {
    body: { ...template, body: "{{candidate.iban}}" },
  });
  expect(bad.status).toBe(422);
  await ask("POST", "/api/documents/templates", {
    body: { ...template, body: "# {{candidate.name}}", country: "NL" },
  });
  expect((await drafted()).title).toBe("Ons contract");
  const all = await (await ask("GET", "/api/documents/templates")).json();
  const standard = all.find((it: { isStandard: boolean }) => it.isStandard);
  const changed = await ask("PATCH", `/api/documents/templates/${standard.id}`, {
    body: { version: 1, name: "Mine" },
  });
  expect(changed.status).toBe(409);
});

test("an export shows a person's documents, and erasing takes them", async () => {
  const { app, candidate, drafted } = await placed();
  await drafted();
  const subject = { type: "candidate" as const, id: candidate.id };
  expect(JSON.stringify(await documentsHolder.collect(app, subject))).toContain("Łucja");
  const { writes } = await documentsHolder.erase(app, subject);
  await app.write(writes);
  expect(await documentsHolder.collect(app, subject)).toEqual({ documents: [] });
  expect((await candidates.find(app, candidate.id)).firstName).toBe("Łucja");
});
