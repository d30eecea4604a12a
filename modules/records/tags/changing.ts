import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { type Changes, exists, mustExist, historyWrite } from "@/modules/records/core";
import type { App } from "@/src/app";
import { statement, type Write } from "@/src/database";
import { jsonValues } from "@/src/database/bulk-insert";
import { tagsChanged } from "./events";
import type { Pair, TagChange, Tagging } from "./model";
import type { TagKind } from "./rules";
import { recordTags } from "./schema";
import { listByRecords } from "./service";

/** Puts tags on records and takes others off; answers exactly what that changed. */
export async function change(app: App, { kind, ids, add, remove }: TagChange): Promise<Tagging> {
  await Promise.all(ids.map((id) => exists(app, kind, id)));
  const there = await listByRecords(app, { kind, ids });
  const has = (id: string, tag: string) => there.some((it) => it.id === id && it.tag === tag);
  const pairs = (tags: string[]) => ids.flatMap((id) => tags.map((tag) => ({ id, tag })));
  const added = pairs(add.filter((tag) => !remove.includes(tag)));
  return land(app, {
    kind,
    added: added.filter(({ id, tag }) => !has(id, tag)),
    removed: pairs(remove).filter(({ id, tag }) => has(id, tag)),
  });
}

/** The undo of `change`: what it added goes, what it removed comes back. */
export async function undoChange(app: App, { kind, added, removed }: Tagging): Promise<Tagging> {
  const ids = [...new Set([...added, ...removed].map(({ id }) => id))];
  await Promise.all(ids.map((id) => exists(app, kind, id)));
  return land(app, { kind, added: removed, removed: added });
}

async function land(app: App, tagging: Tagging): Promise<Tagging> {
  const { kind, added, removed } = tagging;
  const ids = [...new Set([...added, ...removed].map(({ id }) => id))];
  if (ids.length === 0) return tagging;
  await app.write(
    [
      mustExist(kind, ids),
      ...(added.length > 0 ? [put(kind, added)] : []),
      ...(removed.length > 0 ? [app.db.delete(recordTags).where(anyOf(kind, removed))] : []),
      ...historyLines(app, tagging, ids),
      audit.entry(app, {
        action: `${kind}.tagged`,
        entityType: kind,
        entityId: ids.length === 1 ? (ids[0] ?? null) : null,
        details: { added: added.length, removed: removed.length },
      }),
    ],
    tagsChanged(kind, ids),
  );
  return tagging;
}

/** One parameter however many they are. */
const put = (kind: TagKind, pairs: Pair[]): Write =>
  statement(sql`
    insert or ignore into record_tags (kind, record_id, tag)
    select ${kind}, value ->> 'id', value ->> 'tag' from json_each(${JSON.stringify(pairs)})`);

const anyOf = (kind: TagKind, pairs: Pair[]): SQL | undefined =>
  and(
    eq(recordTags.kind, kind),
    or(
      ...Object.entries(Object.groupBy(pairs, ({ tag }) => tag)).map(([tag, of = []]) => {
        const ids = JSON.stringify(of.map(({ id }) => id));
        const isMeant = sql`${recordTags.recordId} in (select value from json_each(${ids}))`;
        return and(eq(recordTags.tag, tag), isMeant);
      }),
    ),
  );

/** What goes with people at clients who are no longer there. */
export const cleared = (app: App, kind: TagKind, ids: string[]): Write[] =>
  ids.length === 0
    ? []
    : [
        app.db
          .delete(recordTags)
          .where(and(eq(recordTags.kind, kind), inArray(recordTags.recordId, jsonValues(ids)))),
      ];

/** Records that changed alike are told of in one line each, written at once. */
function historyLines(app: App, { kind, added, removed }: Tagging, ids: string[]): Write[] {
  // A person at a client has no history of their own.
  if (kind === "contact") return [];
  const wordsOf = (pairs: Pair[], id: string) =>
    pairs.flatMap((it) => (it.id === id ? [it.tag] : [])).join(", ") || null;
  const alike = Object.groupBy(ids, (id) =>
    JSON.stringify([wordsOf(removed, id), wordsOf(added, id)]),
  );
  return Object.entries(alike).map(([words, same = []]) => {
    const changes: Changes = { tags: JSON.parse(words) };
    return historyWrite(app, { kind, ids: same }, { event: "tagged", changes });
  });
}
