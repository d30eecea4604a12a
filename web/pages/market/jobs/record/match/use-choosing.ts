import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { RankedCandidate } from "@/modules/staffing/matching/model";
import { type Selection, useSelection } from "@/web/shared/list/selection/use-selection";
import { notifyAtom } from "@/web/state/notices";
import { groupOf } from "./use-ranking";

/** Who may be taken along: nobody twice, and nobody who is blocked before a person says why all the same. */
export const isFree = (ranked: RankedCandidate): boolean =>
  ranked.application === null && groupOf(ranked) === "fitting";

/** The chosen candidates, of those who may be taken along; by mouse and by key alike. */
export function useChoosing(rows: readonly RankedCandidate[]): Selection {
  const t = useTranslations("matching.view");
  const notify = useSetAtom(notifyAtom);
  const selection = useSelection();
  const free = new Set(rows.filter(isFree).map(({ candidate }) => candidate.id));
  const onlyFree = (id: string, choose: () => void) => {
    if (free.has(id)) return choose();
    const row = rows.find(({ candidate }) => candidate.id === id);
    notify({ title: t(row?.application ? "alreadyIn" : "blockedFirst"), topic: "choosing" });
  };
  return {
    ...selection,
    ids: new Set([...selection.ids].filter((id) => free.has(id))),
    has: (id) => free.has(id) && selection.has(id),
    toggle: (id) => onlyFree(id, () => selection.toggle(id)),
    extend: (id, shown) =>
      onlyFree(id, () =>
        selection.extend(
          id,
          shown.filter((it) => free.has(it)),
        ),
      ),
  };
}
