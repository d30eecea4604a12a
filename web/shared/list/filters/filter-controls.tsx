import { ListFilter } from "lucide-react";
import { Fragment, lazy, type ReactNode, Suspense, use } from "react";
import { useTranslations } from "use-intl";
import { SelectField } from "@/web/shared/forms/select-field";
import { Button } from "@/web/ui/button";
import { Checkbox } from "@/web/ui/checkbox";
import { LazyPopover } from "@/web/ui/lazy-popover";
import { AddCondition } from "../conditions/add-condition";
import type { Conditions } from "../conditions/use-conditions";
import { type Change, FilterChoice, FilterSelect, FilterStrip } from "./filter-fields";
import type { Filter, ListFilters } from "./list-filters";
import { FiltersInSight } from "./filters-in-sight";
import { type FilterWords, useFilterWords } from "./use-filter-words";

// Lists that are asked by conditions have their ranges in the editor of a condition.
const RangeField = lazy(async () => ({ default: (await import("./range-field")).RangeField }));

type Props = {
  list: ListFilters;
  query: Readonly<Partial<Record<string, string>>>;
  change: Change;
  /** What only the page can draw, by the key of its filter. */
  own?: Readonly<Record<string, ReactNode>>;
  /** Of a list that can be asked by conditions: they stand in place of the form. */
  conditions?: Conditions | undefined;
};

/** What a list can be narrowed by: some in sight, the others behind a button. */
export function FilterControls({ list, query, change, own = {}, conditions }: Props) {
  const words = useFilterWords(list);
  const filters = Object.entries(list.filters);
  const field = ([key, filter]: [string, Filter]) =>
    own[key] ? (
      <Fragment key={key}>{own[key]}</Fragment>
    ) : (
      <FilterField
        key={key}
        name={words.nameOf(key, filter)}
        filter={filter}
        words={words}
        value={query[key]}
        onChange={(value) => change({ [filter.address ?? key]: value })}
      />
    );
  const hasRoom = use(FiltersInSight);
  const inSight = filters.filter(
    ([key, { place }]) => (place === "strip" || place === "select") && (hasRoom || query[key]),
  );
  const behind = filters.filter(([, filter]) => isBehind(filter));
  const switches = filters.flatMap(([key, filter]) => {
    const isOn = query[key] === "yes";
    const turn = () => change({ [filter.address ?? key]: isOn ? "" : "yes" });
    return filter.is === "yes" ? [{ label: words.nameOf(key, filter), isOn, turn }] : [];
  });
  return (
    <>
      {inSight.map(field)}
      {conditions ? (
        <AddCondition conditions={conditions} switches={switches} />
      ) : (
        behind.length > 0 && <FilterPopover>{behind.map(field)}</FilterPopover>
      )}
    </>
  );
}

const isBehind = ({ is, place }: Filter) =>
  place === "own" || (!place && is !== "sort" && is !== "text");

type FieldProps = {
  name: string;
  filter: Filter;
  words: FilterWords;
  value: string | undefined;
  onChange: (value: string) => void;
};

function FilterField({ name, filter, words, value, onChange }: FieldProps) {
  if (filter.is === "choice" || filter.is === "country") {
    return <ChoiceField {...{ name, filter, words, value, onChange }} />;
  }
  if (filter.is === "range") {
    const { unit, hint } = filter;
    const said = hint && words.text(hint);
    return (
      <Suspense>
        <RangeField name={name} hint={said} unit={unit} value={value} onChange={onChange} />
      </Suspense>
    );
  }
  if (filter.is === "yes") {
    return (
      <Checkbox
        label={name}
        checked={value === "yes"}
        onCheckedChange={(isOn) => onChange(isOn ? "yes" : "")}
      />
    );
  }
  return null;
}

const looks = { strip: FilterStrip, select: FilterSelect };

function ChoiceField({ name, filter, words, value, onChange }: FieldProps) {
  const { place, defaultValue = "" } = filter;
  const any = "any" in filter ? filter.any : undefined;
  const options = words.optionsOf(filter);
  if (any === undefined) {
    const choose = (chosen: string) => onChange(chosen === defaultValue ? "" : chosen);
    const chosen = value ?? defaultValue;
    return <SelectField label={name} options={options} value={chosen} onValueChange={choose} />;
  }
  const Field = place === "strip" || place === "select" ? looks[place] : FilterChoice;
  return (
    <Field label={name} any={words.text(any)} options={options} value={value} onChange={onChange} />
  );
}

/** The filters that need more room than the bar has; those in force stand below it as chips. */
function FilterPopover({ children }: { children: ReactNode }) {
  const t = useTranslations("ui.list");
  return (
    <LazyPopover label={t("filter")} trigger={<Button icon={ListFilter}>{t("filter")}</Button>}>
      <div className="grid w-72 max-w-full gap-3.5">{children}</div>
    </LazyPopover>
  );
}
