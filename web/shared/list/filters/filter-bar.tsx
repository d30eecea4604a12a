import { CircleQuestionMark, ListFilter, Search, X } from "lucide-react";
import { type ReactNode, Suspense, use } from "react";
import { useTranslations } from "use-intl";
import { BareIconButton } from "@/web/ui/bare-icon-button";
import { Button } from "@/web/ui/button";
import { Input } from "@/web/ui/input";
import { Kbd } from "@/web/ui/kbd";
import { LazyPopover } from "@/web/ui/lazy-popover";
import { useSearchSuggestion } from "../conditions/search-suggestion";
import type { Conditions } from "../conditions/use-conditions";
import { SearchHelpText } from "./search-help-text";
import { useDebouncedInput } from "./use-debounced-input";

export type FilterChip = {
  id: string;
  label: string;
  onRemove: () => void;
  /** Draws itself, because more can be done with it than take it away. */
  own?: ReactNode;
};

type SearchProps = {
  label: string;
  value: string;
  onSearch: (text: string) => void;
  /** Of a list that can be asked by conditions: a typed line may be taken as some. */
  conditions?: Conditions | undefined;
};

export function SearchBox({ label, value, onSearch, conditions }: SearchProps) {
  const [text, setText] = useDebouncedInput(value, onSearch);
  const offer = useSearchSuggestion(conditions, text.trim() === value ? value : "");
  return (
    <div
      role="search"
      aria-label={label}
      className="group relative min-w-[200px] flex-1 sm:not-in-data-narrow:max-w-[320px]"
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
        onKeyDown={(event) => {
          if (event.key === "Escape") event.currentTarget.blur();
          if (event.key === "Enter") offer?.take();
        }}
        className="pr-9 pl-9 text-ellipsis [&::-webkit-search-cancel-button]:hidden"
      />
      <SearchHelp />
      {conditions && <Offer {...offer} />}
    </div>
  );
}

/** While somebody is in the search: what the line means as filters; Enter there takes it too. */
const Offer = ({ said, take }: Partial<NonNullable<ReturnType<typeof useSearchSuggestion>>>) => (
  <div role="status" className="absolute top-full left-0 z-30 mt-1 hidden group-focus-within:block">
    {said !== undefined && (
      <button
        type="button"
        onClick={take}
        className="flex w-max max-w-[min(560px,calc(100vw-32px))] cursor-pointer items-center gap-2 rounded-lg border border-line bg-raised px-3 py-2 text-left text-sm text-ink shadow-pop hover:bg-sunken"
      >
        <ListFilter aria-hidden="true" size={15} className="shrink-0 text-ink-3" />
        {said}
        <Kbd>Enter</Kbd>
      </button>
    )}
  </div>
);

/** The filters in force, each of which can be taken away where it stands. */
export function FilterChips({ chips, onClear }: { chips: FilterChip[]; onClear: () => void }) {
  const t = useTranslations("ui");
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t("list.filters")} className="flex flex-wrap items-center gap-2">
      {chips.map(({ id, label, onRemove, own }) => (
        <li key={id} className="max-w-full">
          {own ?? (
            <RemovableChip
              label={label}
              name={t("list.removeFilter", { label })}
              remove={onRemove}
            />
          )}
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
    <LazyPopover
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
    </LazyPopover>
  );
}
