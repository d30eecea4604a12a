import { desc, eq } from "drizzle-orm";
import { labelsOf, recordHistory } from "@/modules/records";
import type { App } from "@/src/app";
import type { OwnDeed } from "./model";
import { userAt } from "./own";
import { activityShown, historyLooked } from "./rules";

type Row = typeof recordHistory.$inferSelect;

/** What whoever is at the desk did to records lately; a thousand that were imported at once are one line. */
export async function lately(app: App): Promise<OwnDeed[]> {
  const { id } = await userAt(app);
  const rows = await app.db
    .select()
    .from(recordHistory)
    .where(eq(recordHistory.by, id))
    .orderBy(desc(recordHistory.seq))
    .limit(historyLooked);
  const goes = rows
    .reduce(gathered, [])
    .flatMap((go) => (go.length > mostSingly ? [go] : singly(go)));
  const shown = goes.slice(0, activityShown);
  const labels = await labelsOf(
    app,
    shown.map(([first]) => first),
  );
  return shown.map(([{ seq, at, event, kind, recordId }, ...more]) => {
    const label = labels.get(recordId) ?? null;
    return { key: String(seq), at, event, kind, recordId, label, n: more.length + 1 };
  });
}

type Go = [Row, ...Row[]];

/** Rows that say the same of records of one kind within a minute were written in one go. */
function gathered(goes: Go[], row: Row): Go[] {
  const go = goes.at(-1);
  const last = go?.at(-1);
  const isSame = last?.event === row.event && last.kind === row.kind;
  const isSoon = Math.abs(Date.parse(last?.at ?? "") - Date.parse(row.at)) <= goMs;
  if (go && isSame && isSoon) go.push(row);
  else goes.push([row]);
  return goes;
}

const goMs = 60_000;
/** A few are told one by one, each with the way to it. */
const mostSingly = 3;
const singly = (go: Go): Go[] => go.map((row) => [row]);
