import { UserPlus, X } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Selection } from "@/web/shared/list/selection/use-selection";
import { AddToProject } from "@/web/features/staffing/projects/add-to-project";
import { Button } from "@/web/ui/button";
import { Kbd } from "@/web/ui/kbd";
import { useRef } from "react";
import { hardTargetFrom, softTargetFrom } from "@/modules/knowledge/analysis/rules";
import { SearchBox } from "@/web/shared/list/filters/filter-bar";
import { useKeys } from "@/web/state/keys";
import { Checkbox } from "@/web/ui/checkbox";
import { noneOr, Select } from "@/web/ui/select";

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

export const matchKeys = ["who", "least", "free"] as const;
type MatchFilter = Partial<Record<(typeof matchKeys)[number], string>>;

type MatchFiltersProps = { filter: MatchFilter; change: (changes: MatchFilter) => void };

const limits = [softTargetFrom, hardTargetFrom].map(String);

/** What the ranking can be narrowed by; all of it stands in the address. */
export function MatchFilters({ filter, change }: MatchFiltersProps) {
  const t = useTranslations("matching.view");
  const bar = useRef<HTMLDivElement>(null);
  // The list behind has a search too, and the key is for what one looks at.
  useKeys("page", { "/": () => bar.current?.querySelector("input")?.focus() });
  return (
    <div ref={bar} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <SearchBox label={t("search")} value={filter.who ?? ""} onSearch={(who) => change({ who })} />
      <Select
        aria-label={t("least")}
        options={noneOr(
          t("any"),
          limits.map((score) => ({ value: score, label: t("from", { score }) })),
        )}
        value={limits.find((it) => it === filter.least) ?? ""}
        onValueChange={(least) => change({ least })}
      />
      <Checkbox
        label={t("available")}
        checked={filter.free === "1"}
        onCheckedChange={(isChecked) => change({ free: isChecked ? "1" : "" })}
      />
    </div>
  );
}
