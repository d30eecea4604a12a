import { recordsAtOnce } from "@/modules/records/core/rules";
import { ExportMenu } from "@/web/shared/export-menu";
import type { Selection } from "./use-selection";

type Props = {
  path: string;
  selection: Selection;
  /** What the list is asked beside the ids. */
  beside?: Readonly<Record<string, string>>;
};

/** The chosen rows as a file: by their ids, or by the filter of which everything was chosen. */
export function ExportChosen({ path, selection: { ids, everything }, beside = {} }: Props) {
  if (!everything && ids.size > recordsAtOnce) return null;
  const chosen = { ids: [...ids].join(","), ...beside };
  const filter = everything ? textsOf(everything) : chosen;
  return <ExportMenu size="sm" path={`/api${path}/export`} filter={filter} />;
}

const textsOf = (asked: object) =>
  Object.fromEntries(Object.entries(asked).map(([key, value]) => [key, String(value)]));
