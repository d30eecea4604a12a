import { lazy, type ReactNode, Suspense, useState } from "react";
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

/** What can be done with the chosen rows; there only while any is chosen. Says how many rows there are to who cannot see it. */
export function BulkBar(props: BulkBarProps) {
  const t = useTranslations("ui");
  const count = props.selection.ids.size;
  const total = props.matching?.total;
  const [known, setKnown] = useState(total);
  const [isNews, setIsNews] = useState(false);
  // What a list begins with is read as it is; a filter's answer would pass unheard.
  if (total !== known) {
    setKnown(total);
    if (known !== undefined) setIsNews(true);
  }
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0
          ? t("list.selected", { count })
          : isNews &&
            total !== undefined &&
            t(props.matching?.isLeast ? "list.orMore" : "list.matches", { total, count: total })}
      </p>
      {count > 0 && (
        <Suspense>
          <BulkTools {...props} />
        </Suspense>
      )}
    </>
  );
}
