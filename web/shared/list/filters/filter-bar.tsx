import { CircleQuestionMark, Search, X } from "lucide-react";
import { type ReactNode, Suspense, use } from "react";
import { useTranslations } from "use-intl";
import { BareIconButton } from "@/web/ui/bare-icon-button";
import { Button } from "@/web/ui/button";
import { Input } from "@/web/ui/input";
import { LatePopover } from "@/web/ui/late-popover";
import { SearchHelpText } from "./search-help-text";
import { useTyped } from "./use-typed";

export type FilterChip = { id: string; label: string; onRemove: () => void };

type SearchProps = {
  label: string;
  value: string;
  onSearch: (text: string) => void;
};

export function SearchBox({ label, value, onSearch }: SearchProps) {
  const [text, setText] = useTyped(value, onSearch);
  return (
    <div
      role="search"
      aria-label={label}
      className="relative min-w-[200px] flex-1 sm:max-w-[320px]"
    >
      <Search
        aria-hidden="true"
        size={15}
        className="absolute top-1/2 left-3 -translate-y-1/2 text-ink-3"
      />
      <Input
        type="search"
        aria-keyshortcuts="/"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && event.currentTarget.blur()}
        className="pr-9 pl-9 [&::-webkit-search-cancel-button]:hidden"
      />
      <SearchHelp />
    </div>
  );
}

/** The filters in force, each of which can be taken away where it stands. */
export function FilterChips({ chips, onClear }: { chips: FilterChip[]; onClear: () => void }) {
  const t = useTranslations("ui");
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t("list.filters")} className="flex flex-wrap items-center gap-2">
      {chips.map(({ id, label, onRemove }) => (
        <li key={id}>
          <RemovableChip label={label} name={t("list.removeFilter", { label })} remove={onRemove} />
        </li>
      ))}
      <li>
        <Button look="ghost" size="sm" onClick={onClear}>
          {t("list.clearFilters")}
        </Button>
      </li>
    </ul>
  );
}

type ChipProps = { label: ReactNode; name: string; remove: () => void };

const RemovableChip = ({ label, name, remove }: ChipProps) => (
  <span className="inline-flex min-h-[28px] items-center rounded-md border border-line bg-raised pl-2.5 text-xs text-ink">
    {label}
    <button
      type="button"
      aria-label={name}
      onClick={remove}
      className="ml-0.5 grid size-[26px] place-items-center rounded-md text-ink-3 hover:text-ink"
    >
      <X aria-hidden="true" size={13} />
    </button>
  </span>
);

/** How one searches: a word for each, for those who want more than words. */
function SearchHelp() {
  const label = useTranslations("ui.list")("searchHelp");
  const Text = use(SearchHelpText);
  return (
    <LatePopover
      label={label}
      trigger={
        <BareIconButton
          icon={CircleQuestionMark}
          label={label}
          size="sm"
          className="absolute top-1/2 right-1 -translate-y-1/2 text-ink-3"
        />
      }
    >
      <Suspense>
        <Text />
      </Suspense>
    </LatePopover>
  );
}
