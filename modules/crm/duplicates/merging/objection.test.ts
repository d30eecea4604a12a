import { expect, test } from "bun:test";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { suppressions } from "@/modules/platform/mail/suppressions";
import { signedIn, testApp } from "@/modules/testing";
import { merging } from "../index";

test("whoever objected as the duplicate is not contacted after a merge, and an undo leaves it theirs alone", async () => {
  const app = testApp();
  const { as } = await signedIn(app, "recruiter");
  const addresses = ["fem@bakker.example", "f.bakker@work.example"];
  const [kept, merged] = await Promise.all(addresses.map((email) => added(app, { email })));
  if (!kept || !merged) throw new Error("Two people were added.");
  const suppressed = async () => [...(await suppressions.isSuppressed(app, addresses)).keys()];
  const objects = async (id: string) => (await candidates.consentsOf(app, id)).objectedAt !== null;
  await candidates.object(as, merged.id);
  expect(await suppressed()).toEqual(["f.bakker@work.example"]);

  const pair = { kind: "candidate", keptId: kept.id, mergedId: merged.id } as const;
  const { id } = await merging.merge(as, { ...pair, keptVersion: 1, mergedVersion: 2, take: {} });
  expect(await objects(kept.id)).toBe(true);
  expect(await suppressed()).toEqual(addresses);

  await merging.undo(as, id);
  expect([await objects(kept.id), await objects(merged.id)]).toEqual([false, true]);
  expect(await suppressed()).toEqual(["f.bakker@work.example"]);
});
