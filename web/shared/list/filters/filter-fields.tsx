import { SelectField } from "@/web/shared/forms/select-field";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { noneOr, type Option, Select } from "@/web/ui/select";

/** Puts a filter into the address; an empty value means "any" and leaves it. */
export type Change = (changes: Record<string, string>) => void;

type ChoiceProps = {
  label: string;
  /** What the choice of none is called. */
  any: string;
  options: readonly Option[];
  value: string | undefined;
  onChange: (value: string) => void;
};

/** One of several, or any. */
export const FilterChoice = ({ any, options, value = "", onChange, label }: ChoiceProps) => (
  <SelectField
    label={label}
    options={noneOr(any, options)}
    value={value}
    onValueChange={onChange}
  />
);

/** One of a few in sight, or all. */
export const FilterStrip = ({ any, options, value = "", onChange, label }: ChoiceProps) => (
  <SegmentedControl
    label={label}
    choices={noneOr(any, options)}
    value={value}
    onValueChange={onChange}
  />
);

/** One of several in sight, or any. */
export const FilterSelect = ({ any, options, value = "", onChange, label }: ChoiceProps) => (
  <Select
    aria-label={label}
    options={noneOr(any, options)}
    value={value}
    onValueChange={onChange}
  />
);

type SortProps = {
  label: string;
  options: readonly Option[];
  value: string | undefined;
  /** The order without being asked for one. */
  defaultValue: string;
  change: Change;
};

export const SortSelect = ({ label, options, value, defaultValue, change }: SortProps) => (
  <Select
    aria-label={label}
    options={options}
    value={value ?? defaultValue}
    onValueChange={(sort) => change({ sort: sort === defaultValue ? "" : sort })}
  />
);
