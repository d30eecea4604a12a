import { UserPlus, X } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Selection } from "@/web/shared/list/use-selection";
import { AddToProject } from "@/web/features/staffing/projects/add-to-project";
import { Button } from "@/web/ui/button";
import { Kbd } from "@/web/ui/kbd";

type Props = { selection: Selection; isPending: boolean; onAdd: () => void };

/** What can be done with the chosen candidates; it stays at the edge of the list they are in. */
export function MatchBulk({ selection, isPending, onAdd }: Props) {
  const t = useTranslations("matching.pipeline");
  const tList = useTranslations("ui.list");
  const count = selection.ids.size;
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && tList("selected", { count })}
      </p>
      {count > 0 && (
        <div
          role="toolbar"
          aria-label={tList("bulk")}
          className={
            "sticky bottom-4 z-20 mx-auto flex w-fit max-w-full flex-wrap items-center " +
            "justify-center gap-1.5 rounded-xl border border-line bg-raised p-2 shadow-pop"
          }
        >
          <span aria-hidden="true" className="num px-2 text-sm text-ink">
            {tList("selected", { count })}
          </span>
          <Button
            look="primary"
            size="sm"
            icon={UserPlus}
            aria-keyshortcuts="a"
            pending={isPending}
            onClick={onAdd}
          >
            {t("add", { count })}
            <span aria-hidden="true">
              <Kbd>a</Kbd>
            </span>
          </Button>
          <AddToProject candidateIds={[...selection.ids]} onDone={selection.clear} />
          <Button look="ghost" size="sm" icon={X} onClick={selection.clear}>
            {tList("clearSelection")}
          </Button>
        </div>
      )}
    </>
  );
}
