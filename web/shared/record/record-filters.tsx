import type { ReactNode } from "react";
import type { RecordKind } from "@/modules/platform/records/rules";
import { ArchivedFilter, type Change, SortSelect } from "@/web/shared/list/filter-fields";
import { FilterPopover } from "@/web/shared/list/filter-popover";
import { TagFilter } from "@/web/features/platform/tags/tag-filter";
import type { Option } from "@/web/ui/select";

type Query = { tag?: string | undefined; archived?: string | undefined; sort?: string | undefined };

type Props = {
  kind: RecordKind;
  query: Query;
  change: Change;
  /** In sight beside the search. */
  status: ReactNode;
  sort: { label: string; options: readonly Option[] };
  /** The kind's own filters in the popover, before those that all kinds have. */
  children: ReactNode;
};

/** What the list of a kind of records can be narrowed by, and its order. */
export function RecordFilters({ kind, query, change, status, sort, children }: Props) {
  return (
    <>
      {status}
      <FilterPopover>
        {children}
        <TagFilter kind={kind} value={query.tag} change={change} />
        <ArchivedFilter archived={query.archived} change={change} />
      </FilterPopover>
      <SortSelect {...sort} value={query.sort} usual="date" change={change} />
    </>
  );
}
