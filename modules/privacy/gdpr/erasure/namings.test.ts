import { expect, test } from "bun:test";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { added as company } from "@/modules/crm/clients/fixtures";
import { merging } from "@/modules/crm/duplicates";
import { notes } from "@/modules/records/notes";
import { NewTask, tasks } from "@/modules/records/tasks";
import { signedIn, testApp } from "@/modules/testing";
import { gdpr } from "..";

const quill = { firstName: "Ann", lastName: "Quillfeather", email: "ann@quill.example" };
const plumpton = { lastName: "Plumpton", email: "ann@plumpton.example" };
const farnborough = { firstName: "Gwen", lastName: "Farnborough", email: "g@farn.example" };

test("somebody is found by what they and the doubles that went into them were once called", async () => {
  const app = testApp();
  const { as } = await signedIn(app);
  const [person, double] = [await added(as, quill), await added(as, farnborough)];
  const kept = await candidates.edit(as, person.id, { version: person.version, ...plumpton });
  await merging.merge(as, {
    ...{ kind: "candidate", keptId: person.id, mergedId: double.id, take: {} },
    ...{ keptVersion: kept.version, mergedVersion: double.version },
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
