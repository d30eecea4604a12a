import { useAtomValue } from "jotai";
import { X } from "lucide-react";
import { useFormatter, useTranslations } from "use-intl";
import { sidebarCollapsedAtom } from "@/web/state/overlays";
import { Button } from "@/web/ui/button";
import { cx } from "@/web/ui/cx";
import type { BulkBarProps } from "./bulk-bar";
import { ChooseEverything } from "./choose-everything";
import { progressAtom } from "./in-batches";

/** The bar itself, over the lower edge of the list and beside the sidebar. */
export default function BulkTools({ selection, shown, matching, children }: BulkBarProps) {
  const t = useTranslations("ui.list");
  const isCollapsed = useAtomValue(sidebarCollapsedAtom);
  return (
    <div
      role="toolbar"
      data-over-list
      aria-label={t("bulk")}
      className={cx(
        "fixed inset-x-2 bottom-4 z-30 mx-auto flex w-fit max-w-full flex-wrap items-center",
        "justify-center gap-1.5 rounded-xl border border-line bg-raised p-2 shadow-pop",
        isCollapsed ? "desk:left-[64px]" : "desk:left-[240px]",
      )}
    >
      <Count count={selection.ids.size} />
      {matching && <ChooseEverything selection={selection} shown={shown} matching={matching} />}
      {children}
      <Button look="ghost" size="sm" icon={X} onClick={selection.clear}>
        {t("clearSelection")}
      </Button>
    </div>
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
