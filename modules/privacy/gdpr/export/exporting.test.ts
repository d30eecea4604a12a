import { expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { files } from "@/modules/records/files";
import { ownPageRequests } from "@/modules/engagement/candidate-self-service/schema";
import { signedIn, testApp, holders } from "@/modules/testing";
import { activities } from "@/modules/records/privacy-log";
import { gdpr } from "../index";
import texts from "./page.json";

async function furnished() {
  const app = testApp();
  const { ask, as } = await signedIn(app);
  const person = await added(app, { firstName: "Jürgen", lastName: "<Nowak>", country: "DE" });
  const file = new File(["My CV, in words"], "CV: Jürgen.txt", { type: "text/plain" });
  const place = { kind: "candidate" as const, recordId: person.id };
  await files.add(as, { ...place, file, type: "cv", audience: "internal" });
  const whose = { entityType: "candidate" as const, entityId: person.id };
  return { app, as, ask, person, whose };
}

const { app, as, ask, person, whose } = await furnished();

test("an export is one JSON file with all that every module keeps, named as the specification says", async () => {
  const answer = await ask("POST", "/api/gdpr/data-export", { body: whose });
  const made = await answer.json();
  expect(made.fileName).toBe("gdpr-export-2026-01-01T12-00-00-000Z.json");
  expect(made.data.candidates.candidate[0].lastName).toBe("<Nowak>");
  expect(made.data.files.files[0].name).toContain("CV");
  expect(made.retention).toMatchObject({ until: "2027-01-01", rule: "taken-up" });
  const log = await activities.ofEntity(app, person.id);
  expect(log.map(({ type, status }) => [type, status])).toEqual([["export", "completed"]]);
  const nobody = { ...whose, entityId: "" };
  expect((await ask("POST", "/api/gdpr/data-export", { body: nobody })).status).toBe(422);
});

test("the archive holds the data, a page in the person's language and the files under safe names", async () => {
  const { id } = await gdpr.order(as, whose);
  expect(await gdpr.order(as, whose)).toMatchObject({ id, state: "waiting" });
  await gdpr.packWaiting(app);
  const { state, done, total, bytes } = await gdpr.findExport(app, id);
  expect([state, done === total, (bytes ?? 0) > 500]).toEqual(["ready", true, true]);

  const archive = await ask("GET", `/api/gdpr/exports/${id}/content`);
  expect(archive.headers.get("content-type")).toBe("application/zip");
  expect(archive.headers.get("content-disposition")).toMatch(/gdpr-export-[\dTZ-]+\.zip/);
  const text = Buffer.from(await archive.arrayBuffer()).toString("utf8");
  for (const name of ["data.json", "data.html", "files/01-"]) expect(text).toContain(name);
  expect(text).not.toContain("files/..");
  expect(text).toContain("My CV, in words");
});

test("a page of an export shows what somebody is called, and runs none of it", async () => {
  const { pageOf } = await import("./page");
  const made = await gdpr.exportData(as, whose);
  const page = pageOf(made, [], "de");
  expect(page).toContain("Personenbezogene Daten von Jürgen &lt;Nowak&gt;");
  expect(page).not.toContain("<Nowak>");
  expect(page.indexOf("<h2>Kandidatenakte")).toBeLessThan(page.indexOf("<h2>Dateien"));
  expect(page).not.toContain(person.id);
});

test("whatever module keeps something has a name on that page in every language", () => {
  for (const words of Object.values(texts)) {
    expect(holders.map(({ name }) => name).filter((name) => !(name in words.holders))).toEqual([]);
  }
});

test("what somebody asks on their own page arrives with its day, and goes when they take it back", async () => {
  const at = "2025-12-20T12:00:00.000Z";
  const ids = [Bun.randomUUIDv7(), Bun.randomUUIDv7()];
  const asked = (kind: "erasure" | "copy", n: number) =>
    app.db.insert(ownPageRequests).values({ id: ids[n] ?? "", candidateId: person.id, kind, at });
  await app.write([asked("erasure", 0), asked("copy", 1)]);
  expect([await gdpr.importRequests(app), await gdpr.importRequests(app)]).toEqual([2, 0]);
  const [request] = await gdpr.list(app, { status: "open", limit: 5 });
  expect(request).toMatchObject({
    ...{ origin: "own-page", dueOn: "2026-01-19", identity: { how: "own-page" } },
    requestedBy: "candidate portal link",
  });
  const pending = async () =>
    (await activities.list(app, { status: "pending", limit: 9 })).activities.map((it) => it.type);
  expect((await pending()).toSorted()).toEqual(["deletion", "export"]);

  await gdpr.exportData(as, whose);
  await app.write([app.db.delete(ownPageRequests)]);
  expect(await gdpr.importRequests(app)).toBe(1);
  expect(await pending()).toEqual([]);
  expect((await gdpr.find(app, request?.id ?? "")).status).toBe("cancelled");
});

test("an archive goes with its day, and with the person", async () => {
  const { archives, clearExports } = await import("./packing");
  const { id } = await gdpr.order(as, whose);
  await gdpr.packWaiting(app);
  expect(await archives(app).has(id)).toBe(true);
  await app.store.encrypted.write("exports/stray.zip", [new Uint8Array(9)]);
  expect(await clearExports(app)).toBe(1);
  const { erasure } = await gdpr.request(as, { ...whose, reason: "by mail" });
  await gdpr.identify(as, erasure.id, "in-person");
  await gdpr.confirm(as, { id: erasure.id, name: "Jürgen <Nowak>", now: true });
  expect(await archives(app).has(id)).toBe(false);
});
