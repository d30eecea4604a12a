import { useRef } from "react";
import { useTranslations } from "use-intl";
import { hardTargetFrom, softTargetFrom } from "@/modules/knowledge/analysis/rules";
import { SearchBox } from "@/web/shared/list/filter-bar";
import { useKeys } from "@/web/state/keys";
import { Checkbox } from "@/web/ui/checkbox";
import { noneOr, Select } from "@/web/ui/select";

export const matchKeys = ["who", "least", "free"] as const;
export type MatchFilter = Partial<Record<(typeof matchKeys)[number], string>>;

type Props = { filter: MatchFilter; change: (changes: MatchFilter) => void };

const limits = [softTargetFrom, hardTargetFrom].map(String);

/** What the ranking can be narrowed by; all of it stands in the address. */
export function MatchFilters({ filter, change }: Props) {
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
