import { lazy, type ReactNode, Suspense } from "react";
import { useTranslations } from "use-intl";
import type { Matching } from "./matching";
import type { Selection } from "./use-selection";

export type BulkBarProps = {
  selection: Selection;
  /** The rows in sight, and all that match the filter. */
  shown: readonly string[];
  matching: Matching | undefined;
  children: ReactNode;
};

// Nothing is chosen at first.
const BulkTools = lazy(() => import("./bulk-tools"));

/** What can be done with the chosen rows; there only while any is chosen. */
export function BulkBar(props: BulkBarProps) {
  const t = useTranslations("ui");
  const count = props.selection.ids.size;
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && t("list.selected", { count })}
      </p>
      {count > 0 && (
        <Suspense>
          <BulkTools {...props} />
        </Suspense>
      )}
    </>
  );
}
