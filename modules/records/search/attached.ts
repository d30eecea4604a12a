import { labelsOf, type RecordKind, recordPath } from "@/modules/records/core";
import type { App } from "@/src/app";
import { restrictedAmong } from "./ports";
import type { Found } from "./source";

type Attached = { id: string; kind: RecordKind; recordId: string };

/** Where what is attached stands in its record, and how one of it is told. */
type Telling<Row> = {
  tab: "files" | "notes";
  of: (row: Row) => Pick<Found, "title" | "why">;
};

/** What was found attached to records, each with the record it belongs to; that of restricted people is left out. */
export async function attachedTo<Row extends Attached>(
  app: App,
  found: Row[],
  { tab, of }: Telling<Row>,
): Promise<Found[]> {
  const ids = found.map(({ recordId }) => recordId);
  const hidden = await restrictedAmong(app, ids);
  const rows = found.filter(({ recordId }) => !hidden.includes(recordId));
  const labels = await labelsOf(app, rows);
  return rows.map((row) => ({
    ...of(row),
    id: row.id,
    number: null,
    detail: labels.get(row.recordId) ?? null,
    match: null,
    path: recordPath(row.kind, row.recordId, tab),
    isArchived: false,
  }));
}
