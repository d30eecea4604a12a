import { expect, test } from "bun:test";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { clients } from "@/modules/crm/clients";
import { added as company } from "@/modules/crm/clients/fixtures";
import { merging } from "@/modules/crm/duplicates";
import { notes } from "@/modules/records/notes";
import { NewTask, tasks } from "@/modules/records/tasks";
import { signedIn, testApp } from "@/modules/testing";
import { gdpr } from "..";

const quill = { firstName: "Ann", lastName: "Quillfeather", email: "ann@quill.example" };
const plumpton = { lastName: "Plumpton", email: "ann@plumpton.example" };
const farnborough = { firstName: "Gwen", lastName: "Farnborough", email: "g@farn.example" };

test("somebody is found by what they and the duplicates that went into them were once called", async () => {
  const app = testApp();
  const { as } = await signedIn(app);
  const [person, duplicate] = [await added(as, quill), await added(as, farnborough)];
  const kept = await candidates.edit(as, person.id, { version: person.version, ...plumpton });
  await merging.merge(as, {
    ...{ kind: "candidate", keptId: person.id, mergedId: duplicate.id, take: {} },
    ...{ keptVersion: kept.version, mergedVersion: duplicate.version },
  });
  const { id: recordId } = await company(as);
  await notes.add(as, { kind: "client", recordId, text: "They liked Ann Quillfeather" });
  await notes.add(as, { kind: "client", recordId, text: "Wrote to ann@quill.example" });
  for (const title of ["Gwen Farnborough", "Write to g@farn.example", "Write to else@farn.example"])
    await tasks.add(as, NewTask.parse({ title }));
  const whose = { entityType: "candidate", entityId: person.id } as const;
  const { erasure } = await gdpr.request(as, { ...whose, reason: "asked by mail" });
  const { mentions } = await gdpr.preview(as, erasure.id);
  expect(mentions.first.map(({ excerpt }) => excerpt).toSorted()).toEqual([
    ...["Gwen Farnborough", "They liked Ann Quillfeather"],
    ...["Write to g@farn.example", "Wrote to ann@quill.example"],
  ]);
});

test("whoever was parted again from a record that is erased lives on", async () => {
  const app = testApp();
  const { as } = await signedIn(app);
  const [person, other] = [await added(as, quill), await added(as, farnborough)];
  const merge = await merging.merge(as, {
    ...{ kind: "candidate", keptId: person.id, mergedId: other.id, take: {} },
    ...{ keptVersion: person.version, mergedVersion: other.version },
  });
  await merging.undo(as, merge.id);
  const { erasure } = await gdpr.request(as, {
    ...{ entityType: "candidate", entityId: person.id, reason: "asked by mail" },
  });
  await gdpr.identify(as, erasure.id, "in-person");
  await gdpr.confirm(as, { id: erasure.id, name: "Ann Quillfeather", now: true });
  expect(await gdpr.applyTombstones(as)).toBe(0);
  expect((await candidates.find(as, other.id)).lastName).toBe("Farnborough");
});

test("a person at a client is found by former names, addresses and telephones", async () => {
  const app = testApp();
  const { as } = await signedIn(app);
  const sam = { name: "Sam Smit", title: "Buyer", email: "sam@smit.example" };
  const ann = { name: "Ann Quillfeather", title: "Site manager", email: "ann@quill.example" };
  const married = { ...ann, name: "Ann Plumpton" };
  const called = { ...married, email: "ann@plumpton.example", phone: "+31 6 8765 4321" };
  let client = await company(as, { contacts: [ann, sam] });
  for (const one of [married, called, { ...called, title: "Director" }])
    client = await clients.edit(as, client.id, { version: client.version, contacts: [one, sam] });
  const whose = client.contacts.find(({ name }) => name === "Ann Plumpton")?.id ?? "";
  for (const title of ["Ask Ann Quillfeather", "To ann@quill.example", "Sam Smit", "Site manager"])
    await tasks.add(as, NewTask.parse({ title }));
  const { first } = await gdpr.mentionsOf(as, { type: "client", id: whose });
  expect(first.map(({ excerpt }) => excerpt).toSorted()).toEqual([
    ...["Ask Ann Quillfeather", "To ann@quill.example"],
  ]);
});
