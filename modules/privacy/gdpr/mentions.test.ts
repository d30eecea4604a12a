import { expect, test } from "bun:test";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { clients } from "@/modules/crm/clients";
import { added as company } from "@/modules/crm/clients/fixtures";
import { imports } from "@/modules/crm/imports";
import { imported } from "@/modules/crm/imports/fixtures";
import { recommendations } from "@/modules/engagement/interviews/rules";
import { scheduled } from "@/modules/engagement/interviews/fixtures";
import { scorecards } from "@/modules/engagement/interviews/schema";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { added as undertaken } from "@/modules/staffing/projects/fixtures";
import { jobOrders } from "@/modules/staffing/job-orders";
import { shortlists } from "@/modules/staffing/submissions/schema";
import { communications, NewCommunication } from "@/modules/engagement/communications";
import { files, NewFile } from "@/modules/records/files";
import { notes } from "@/modules/records/notes";
import { NewTask, tasks } from "@/modules/records/tasks";
import { NewView, views } from "@/modules/records/saved-views";
import { signedIn, testApp } from "@/modules/testing";
import type { App } from "@/src/app";
import { gdpr, type SubjectRef } from ".";

async function house(before = async (_as: App, _candidateId: string): Promise<unknown> => null) {
  const app = testApp();
  const { as, ask } = await signedIn(app);
  const person = await added(app, {
    ...{ firstName: "Ann", lastName: "Quillfeather", phone: "+31 6 1234 5678" },
    email: "ann@quill.example",
  });
  const client = await company(as);
  const whose: SubjectRef = { entityType: "candidate", entityId: person.id };
  await before(as, person.id);
  const { erasure } = await gdpr.request(as, { ...whose, reason: "asked by mail" });
  const previewed = () => gdpr.preview(as, erasure.id);
  const fields = async () =>
    (await previewed()).mentions.first.map(({ holder, field }) => `${holder}.${field}`).toSorted();
  const at = { kind: "client", recordId: client.id } as const;
  const view = (values: object) =>
    views.add(as, NewView.parse({ kind: "candidate", name: "Mine", query: "", ...values }));
  return { app, as, ask, person, client, erasure, at, previewed, fields, view };
}

test("what stays of somebody in the texts of others is named with its place, its words and a way there", async () => {
  const { as, client, person, at, previewed, view } = await house();
  await notes.add(as, { ...at, text: "They liked Ann Quillfeather, and Anna less." });
  await notes.add(as, { ...at, text: "Anna Quillfeathers and Ann were there" });
  await notes.add(as, { kind: "candidate", recordId: person.id, text: "Ann Quillfeather herself" });
  await tasks.add(as, NewTask.parse({ title: "Call back C-1 on 06 1234 5678" }));
  await view({ query: "q=Quillfeather", isShared: true });
  await imports.open(as, "people_Quillfeather.csv", new TextEncoder().encode("a,b\n1,2\n"));
  const file = new File(["hello"], "CV Ann Quillfeather.txt");
  await files.add(as, NewFile.parse({ ...at, file }));
  await clients.edit(as, client.id, {
    ...{ version: client.version, description: "Knows ANN@QUILL.EXAMPLE well" },
  });

  const { mentions } = await previewed();
  expect(mentions.count).toBe(8);
  const shown = mentions.first.map(({ holder, field, label, excerpt, path }) => [
    ...[holder, field, label, excerpt, path],
  ]);
  expect(shown.toSorted()).toEqual([
    [
      "clients",
      "description",
      client.name,
      "Knows ANN@QUILL.EXAMPLE well",
      `/clients/${client.id}`,
    ],
    [
      ...["files", "fileName", client.name, "CV Ann Quillfeather.txt"],
      `/clients/${client.id}?tab=files`,
    ],
    [
      ...["imports", "fileName", "people_Quillfeather.csv", "people_Quillfeather.csv"],
      expect.stringMatching(/^\/candidates\/import\/.{36}$/),
    ],
    [
      ...["notes", "text", client.name, "They liked Ann Quillfeather, and Anna less."],
      `/clients/${client.id}?tab=notes`,
    ],
    ["records", "text", client.name, "CV Ann Quillfeather.txt", `/clients/${client.id}`],
    ["records", "text", client.name, "Knows ANN@QUILL.EXAMPLE well", `/clients/${client.id}`],
    ["tasks", "title", null, "Call back C-1 on 06 1234 5678", "/tasks"],
    ["views", "query", "Mine", "Quillfeather", "/candidates?q=Quillfeather"],
  ]);
});

test("a job that was written down for a client names whoever stands in its words", async () => {
  const { as, fields } = await house();
  const asked = { title: "Engineer", description: "Ann Quillfeather lets you in at gate 2." };
  await jobOrders.add(as, asked);
  expect(await fields()).toEqual(["jobOrders.description"]);
});

test("what is private to a colleague is counted and not shown", async () => {
  const { as, client, previewed, view } = await house();
  await view({ name: "Quillfeather and others" });
  const said = { type: "phone", audience: "own" };
  await communications.add(
    as,
    NewCommunication.parse({
      ...{ ...said, subject: "A call", content: "About Ann Quillfeather" },
      ...{ entityType: "client", entityId: client.id },
    }),
  );
  const { mentions } = await previewed();
  expect(JSON.stringify(mentions)).not.toContain("Quillfeather");
  expect(mentions.first.map(({ holder, excerpt }) => [holder, excerpt]).toSorted()).toEqual([
    ["communications", null],
    ["views", null],
  ]);
});

test("what is mended or deleted is no longer named, and after the erasure there is no preview", async () => {
  const { as, ask, at, erasure, fields } = await house();
  const note = await notes.add(as, { ...at, text: "Ann Quillfeather" });
  const task = await tasks.add(as, NewTask.parse({ title: "Quillfeather, Ann" }));
  expect(await fields()).toEqual(["notes.text", "tasks.title"]);
  await notes.edit(as, note.id, { version: note.version, text: "somebody" });
  await tasks.remove(as, task.id);
  expect(await fields()).toEqual([]);

  await gdpr.identify(as, erasure.id, "in-person");
  await gdpr.confirm(as, { id: erasure.id, name: "Ann Quillfeather", now: true });
  expect((await ask("GET", `/api/gdpr/erasures/${erasure.id}/preview`)).status).toBe(404);
});

test("in all that is written about others, their interviews, deployments and projects too, somebody is found", async () => {
  const text = "Replaces Ann Quillfeather";
  const own = (app: App, candidateId: string) =>
    scheduled(app, { notes: text, candidateId }).then(() =>
      deployed(app, { notes: text, candidateId }),
    );
  const { as, at, fields } = await house(own);
  await added(as, { firstName: "Bo", lastName: "Berg", summary: text });
  const project = await undertaken(as, { description: text });
  await deployed(as, { notes: text, clientId: at.recordId });
  const { id: interviewId } = await scheduled(as, { notes: text, despite: true });
  const made = { at: "2026-01-01T00:00:00.000Z", scores: {}, overall: 1, words: text };
  const card = { ...made, interviewId, userId: Bun.randomUUIDv7() };
  await as.write([
    as.db.insert(scorecards).values({ ...card, recommendation: recommendations[0] }),
  ]);
  const more = { tokenHash: "x", isNamed: false, locale: "en" } as const;
  const page = { ...more, expiresAt: made.at, createdAt: made.at, createdBy: "x", message: text };
  await as.write([
    as.db.insert(shortlists).values({ ...page, id: Bun.randomUUIDv7(), projectId: project.id }),
  ]);
  await imported(
    as,
    `first name,last name,email\nAnn,Quillfeather,broken\nCas,Kool,cas@x.example\n`,
  );
  expect(await fields()).toEqual([
    ...["candidates.summary", "deployments.notes", "imports.row"],
    ...["interviews.notes", "interviews.text", "projects.description", "shortlists.text"],
  ]);
});

test("of many places all are counted and the first are named", async () => {
  const { app, as, at, person, previewed } = await house();
  const crowd = Array.from({ length: 230 }, (_, n) =>
    notes.add(as, { ...at, text: n % 23 === 0 ? "nobody" : "Ann Quillfeather" }),
  );
  await Promise.all(crowd);
  const { mentions } = await previewed();
  expect([mentions.count, mentions.first.length]).toEqual([220, 200]);
  expect((await candidates.find(app, person.id)).lastName).toBe("Quillfeather");
});

test("a person at a client and a colleague are looked for by what is known of them", async () => {
  const { as, at, client, ask } = await house();
  const contacts = [{ name: "Piet van der Berg", email: "piet@client.example" }];
  const changed = await clients.edit(as, client.id, { version: client.version, contacts });
  const { user } = await signedIn(as, "recruiter");
  await notes.add(as, { ...at, text: "Van der Berg, Piet and Ada Jansen agreed" });
  const seen = async (entityType: string, entityId: string) => {
    const body = { entityType, entityId, reason: "left" };
    const { erasure } = await (await ask("POST", "/api/gdpr/data-deletion", { body })).json();
    return (await ask("GET", `/api/gdpr/erasures/${erasure.id}/preview`)).json();
  };
  const piet = await seen("client", changed.contacts[0]?.id ?? "");
  expect(piet.mentions.first).toMatchObject([{ holder: "notes", label: client.name }]);
  expect((await seen("user", user.id)).mentions).toMatchObject({ count: 1 });
});
