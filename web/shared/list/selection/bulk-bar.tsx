import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/web/ui/button";
import type { Selection } from "./use-selection";

type Props = { selection: Selection; children: ReactNode };

/** What can be done with the chosen rows; there only while any is chosen. */
export function BulkBar({ selection, children }: Props) {
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
            "fixed bottom-4 left-1/2 z-30 flex max-w-[calc(100vw-16px)] -translate-x-1/2 flex-wrap " +
            "items-center justify-center gap-1.5 rounded-xl border border-line bg-raised p-2 shadow-pop"
          }
        >
          <span aria-hidden="true" className="num px-2 text-sm text-ink">
            {t("list.selected", { count })}
          </span>
          {children}
          <Button look="ghost" size="sm" icon={X} onClick={selection.clear}>
            {t("list.clearSelection")}
          </Button>
        </div>
      )}
    </>
  );
}
