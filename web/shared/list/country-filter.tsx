import { useCountryChoices } from "@/web/shared/country-name";
import { type Change, FilterChoice } from "./filter-fields";

type Props = { label: string; any: string; value: string | undefined; change: Change };

/** One of the countries we work in. */
export function CountryFilter({ label, any, value, change }: Props) {
  const options = useCountryChoices();
  return (
    <FilterChoice
      label={label}
      any={any}
      options={options}
      value={value}
      onChange={(country) => change({ country })}
    />
  );
}
