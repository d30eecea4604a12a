import { labelsOf } from "@/modules/platform/records";
import type { App } from "@/src/app";
import { type Deed, deedsOf } from "./deeds";
import type { OwnDeed } from "./model";
import { userAt } from "./own";
import { activityShown } from "./rules";

/** What whoever is at the desk did to records lately; a thousand that were imported at once are one line. */
export async function lately(app: App): Promise<OwnDeed[]> {
  const { id } = await userAt(app);
  const goes = (await deedsOf(app, id))
    .reduce(gathered, [])
    .flatMap((go) => (go.length > mostSingly ? [go] : singly(go)));
  const shown = goes.slice(0, activityShown);
  const labels = await labelsOf(
    app,
    shown.map(([first]) => first),
  );
  return shown.map(([{ key, type, at, event, kind, recordId }, ...more]) => {
    const label = labels.get(recordId) ?? null;
    return { key, type, at, event, kind, recordId, label, n: more.length + 1 };
  });
}

type Go = [Deed, ...Deed[]];

/** Rows that say the same of records of one kind within a minute were written in one go. */
function gathered(goes: Go[], row: Deed): Go[] {
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
