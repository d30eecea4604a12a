import type { ReactNode } from "react";
import { isOwned } from "@/modules/records/owners/rules";
import { OwnerBulk } from "@/web/features/records/owners/owner-bulk";
import TagBulk from "@/web/features/records/tags/tag-bulk";
import { ExportChosen } from "@/web/shared/list/selection/export-chosen";
import type { Selection } from "@/web/shared/list/selection/use-selection";
import StatusBulk from "@/web/shared/record/status-bulk";
import ArchiveButton from "@/web/shared/record/archive-button";
import type { ListKind } from "@/web/shared/record/kind";

/** What a kind of record offers of its own for the chosen rows; what it cannot do is absent. */
export type BulkActions = {
  addTo?: ReactNode;
  message?: ReactNode;
  more?: ReactNode;
};

type Props = {
  kind: Omit<ListKind<never>, "nameOf">;
  actions: BulkActions;
  selection: Selection;
  isArchived: boolean;
};

/** What can be done with the chosen rows, on every list in the same order. */
export default function RecordBulk({ kind, actions, selection, isArchived }: Props) {
  const ids = [...selection.ids];
  return (
    <>
      {kind.steps && (
        <StatusBulk kind={kind} steps={kind.steps} ids={ids} onDone={selection.clear} />
      )}
      {isOwned(kind.recordKind) && (
        <OwnerBulk
          kind={kind.recordKind}
          listKey={kind.queryKey}
          ids={ids}
          onDone={selection.clear}
        />
      )}
      <TagBulk kind={kind.recordKind} listKey={kind.queryKey} ids={ids} />
      {actions.addTo}
      {actions.message}
      {actions.more}
      <ExportChosen
        path={kind.path}
        selection={selection}
        beside={{ status: "all", archived: isArchived ? "yes" : "no" }}
      />
      <ArchiveButton kind={kind} ids={ids} isArchived={isArchived} onDone={selection.clear} />
    </>
  );
}
