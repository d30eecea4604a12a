import { queryOptions } from "@tanstack/react-query";
import type { RecordKind } from "@/modules/records/core/rules";
import { api, ok } from "@/web/api";
import { tagsKey } from "@/web/state/query-keys";

/** As many as an address holds without growing too long for a proxy. */
const mostAtOnce = 100;

type Batch = { ids: string[]; answer: Promise<Map<string, string[]>> };

const open = new Map<RecordKind, Batch>();

/** The tags of one record; the rows that a list draws together are asked for together. */
export const tagsOf = (kind: RecordKind, id: string) =>
  queryOptions({
    queryKey: [...tagsKey, kind, "of", id],
    queryFn: async () => {
      const batch = open.get(kind);
      const joined = batch && batch.ids.length < mostAtOnce ? batch : begun(kind);
      joined.ids.push(id);
      return (await joined.answer).get(id) ?? [];
    },
  });

function begun(kind: RecordKind): Batch {
  const ids: string[] = [];
  const batch = { ids, answer: later(kind, ids) };
  open.set(kind, batch);
  return batch;
}

async function later(kind: RecordKind, ids: string[]): Promise<Map<string, string[]>> {
  // Until the rows that are drawn now have all said what they want to know.
  await new Promise((resolve) => setTimeout(resolve));
  if (open.get(kind)?.ids === ids) open.delete(kind);
  // In one value: of a key that comes several times only the last is read.
  const pairs = await ok(api.tags.records.get({ query: { kind, ids: [ids.join()] } }));
  const tags = Map.groupBy(pairs, ({ id }) => id);
  return new Map(ids.map((id) => [id, (tags.get(id) ?? []).map(({ tag }) => tag)]));
}
