import { exists } from "@/modules/records/core";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import type { TimelineEntry, TimelineQuery } from "./model";
import { cursorOf, olderThan, type Place, placeOf } from "./older";
import type { Asked, Contribution } from "./sources";

export type TimelinePage = { entries: TimelineEntry[]; next: string | null };

/** Everything that happened to a record, newest first, a page at a time. */
export async function list(
  app: App,
  { kind, id, type, cursor, limit }: TimelineQuery,
): Promise<TimelinePage> {
  await exists(app, kind, id);
  const place = cursor === undefined ? undefined : placeOf(cursor);
  const nameOf = await users.authors(app);
  const asked = { kind, id, limit: limit + 1, nameOf };
  const told = await Promise.all(
    app.modules
      .flatMap(({ timeline = [] }) => timeline)
      .filter((it) => type === undefined || type === it.type)
      .map((it) => tellAt(app, it, { ...asked, older: olderThan(place, it.rank) })),
  );
  const all = told.flat().toSorted(newestFirst);
  const last = all.length > limit ? all[limit - 1] : undefined;
  return {
    entries: all.slice(0, limit).map(({ entry }) => entry),
    next: last ? cursorOf(last.place) : null,
  };
}

type Placed = { place: Place; entry: TimelineEntry };

async function tellAt(
  app: App,
  { type, rank, tell }: Contribution,
  asked: Asked,
): Promise<Placed[]> {
  const lines = await tell(app, asked);
  return lines.map(({ seq, ...line }) => ({
    place: [line.at, rank, seq],
    entry: { ...blank, ...line, type, key: `${rank}:${seq}` },
  }));
}

const blank = { by: null, reason: null, changes: {}, text: null, mentions: [], about: null };

/** Each contribution comes in its own order already, and sorting keeps that among equals. */
const newestFirst = ({ place: a }: Placed, { place: b }: Placed): number =>
  a[0] === b[0] ? a[1] - b[1] : a[0] < b[0] ? 1 : -1;
