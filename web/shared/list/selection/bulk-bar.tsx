import { useAtomValue } from "jotai";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { Button } from "@/web/ui/button";
import { ChooseEverything } from "./choose-everything";
import { progressAtom } from "./in-batches";
import type { Matching } from "./matching";
import type { Selection } from "./use-selection";

type Props = {
  selection: Selection;
  /** The rows in sight, and all that match the filter. */
  shown: readonly string[];
  matching: Matching | undefined;
  children: ReactNode;
};

/** What can be done with the chosen rows; there only while any is chosen. */
export function BulkBar({ selection, shown, matching, children }: Props) {
  const t = useTranslations("ui");
  const count = selection.ids.size;
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && t("list.selected", { count })}
      </p>
      {count > 0 && (
        <div
          role="toolbar"
          aria-label={t("list.bulk")}
          className={
            "fixed inset-x-2 bottom-4 z-30 mx-auto flex w-fit max-w-full flex-wrap " +
            "items-center justify-center gap-1.5 rounded-xl border border-line bg-raised p-2 shadow-pop"
          }
        >
          <Count count={count} />
          {matching && <ChooseEverything selection={selection} shown={shown} matching={matching} />}
          {children}
          <Button look="ghost" size="sm" icon={X} onClick={selection.clear}>
            {t("list.clearSelection")}
          </Button>
        </div>
      )}
    </>
  );
}

/** How many are chosen; while something is done with many of them, how far that is. */
function Count({ count }: { count: number }) {
  const t = useTranslations("ui.list");
  const format = useFormatter();
  const progress = useAtomValue(progressAtom);
  if (!progress) {
    return (
      <span aria-hidden="true" className="num px-2 text-sm text-ink">
        {t("selected", { count })}
      </span>
    );
  }
  const { done, total } = progress;
  const words = { done: format.number(done), total: format.number(total) };
  return (
    <span role="status" className="num px-2 text-sm text-ink">
      {t("progress", words)}
    </span>
  );
}
