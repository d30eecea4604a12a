import { expect, test } from "bun:test";
import { getTableColumns } from "drizzle-orm";
import { mergeKinds } from "../rules";
import { fields, tables } from "./fields";

/** Columns that a merge leaves as they are in the record that stays, by the reason. */
const staying = {
  "the record itself": "id seq version createdAt updatedAt archivedAt isSample",
  "where it stands is decided for it alone":
    "status statusReason statusUntil tierOverride tierReason",
  "consent and notice were of the other record": "gdprConsent consentAt informedAt groundUntil",
  "how long it is kept is counted from its own days":
    "dataRetentionUntil turnedDownUntil retentionDays heldSince lastContactAt",
  "a restricted record is not merged, an objection comes along": "restrictedAt objectedAt",
  "follows who owns it": "ownerKey",
};

test.each(mergeKinds)("each field of a %s is chosen in a merge, or says why it stays", (kind) => {
  const known = new Set([
    ...Object.values(fields[kind]).flat(),
    ...Object.values(staying).flatMap((columns) => columns.split(" ")),
  ]);
  expect(Object.keys(getTableColumns(tables[kind])).filter((name) => !known.has(name))).toEqual([]);
});
