import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useTranslations } from "use-intl";
import type { PortalFilter } from "@/modules/public/job-portal/model";
import { longestSearch } from "@/modules/public/job-portal/rules";
import { useTyped } from "@/web/shared/list/use-typed";
import { portalHead } from "@/web/features/public/job-portal/queries";
import { Input } from "@/web/ui/input";
import { noneOr, Select } from "@/web/ui/select";

type Props = {
  filter: PortalFilter;
  onChange: (changes: { q?: string; category?: string }) => void;
};

export function Filters({ filter, onChange }: Props) {
  const t = useTranslations("portal");
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchField value={filter.q ?? ""} onSearch={(q) => onChange({ q })} />
      <Select
        aria-label={t("category")}
        className="w-full sm:w-auto"
        options={useCategories()}
        value={filter.category ?? ""}
        onValueChange={(category) => onChange({ category })}
      />
    </div>
  );
}

/** Each with how many jobs it has. */
function useCategories() {
  const t = useTranslations("portal");
  const { data } = useQuery(portalHead);
  const known = data?.categories ?? [];
  return noneOr(
    t("allCategories"),
    known.map(({ category, count }) => ({
      value: category,
      label: t("categoryCount", { category: t(`categories.${category}`), count }),
    })),
  );
}

function SearchField({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const t = useTranslations("portal");
  const [text, setText] = useTyped(value, onSearch);
  return (
    <div role="search" aria-label={t("search")} className="relative min-w-[200px] flex-1">
      <Search
        aria-hidden="true"
        size={15}
        className="absolute top-1/2 left-3 -translate-y-1/2 text-ink-3"
      />
      <Input
        type="search"
        aria-keyshortcuts="/"
        aria-label={t("search")}
        placeholder={t("searchPlaceholder")}
        maxLength={longestSearch}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="pl-9"
      />
    </div>
  );
}
