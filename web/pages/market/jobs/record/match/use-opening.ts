import { useState } from "react";
import type { RankedCandidate } from "@/modules/staffing/matching/model";
import { useListKeys } from "@/web/shared/list/keys/use-list-keys";
import type { Selection } from "@/web/shared/list/selection/use-selection";

export type OpenList = ReturnType<typeof useOpening>;

/** Which rows are open, and the keys that walk through them. */
export function useOpening(
  rows: readonly RankedCandidate[],
  selection: Selection,
  onClose: () => void,
) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const ids = rows.map(({ candidate }) => candidate.id);
  const toggle = (id: string) =>
    setOpened((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const close = () => {
    if (selection.ids.size > 0) return false;
    onClose();
    return true;
  };
  const keys = useListKeys({ ids, selection, open: toggle, close });
  return { ids, opened, toggle, selection, ...keys };
}
