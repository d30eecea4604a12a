import { useFormatter, useLocale, useTranslations } from "use-intl";
import { contractWishes, origins } from "@/modules/crm/candidates/rules";
import type { MergeFieldName } from "@/modules/crm/duplicates/rules";
import { roles, systems } from "@/modules/knowledge/analysis/rules";
import { useCountryNames } from "@/web/shared/country-name";
import { usePayWords } from "@/web/shared/record/pay-words";

type Write = (value: string) => string;

/** A value as people read it: what is kept as a code, an id or a day has its name. */
export function useValueText() {
  const worded = { ...useChoiceWords(), ...useListWords(), ...useNumberWords() };
  return (field: MergeFieldName, value: string | null): string | null => {
    const write: Write | undefined = worded[field as keyof typeof worded];
    return value === null || !write ? value : write(value);
  };
}

function useChoiceWords() {
  const t = useTranslations();
  const named =
    <Name extends string>(names: readonly Name[], say: (name: Name) => string): Write =>
    (value) => {
      const name = names.find((it) => it === value);
      return name === undefined ? value : say(name);
    };
  return {
    role: named(roles, (it) => t(`jobs.roles.${it}`)),
    contract: named(contractWishes, (it) => t(`candidates.contracts.${it}`)),
    origin: named(origins, (it) => t(`candidates.origins.${it}`)),
    worksShifts: named(["true", "false"], (it) => t(`records.${it === "true" ? "yes" : "no"}`)),
    systems: listed(named(systems, (it) => t(`jobs.systems.${it}`))),
  };
}

const listed =
  (write: Write): Write =>
  (value) =>
    value.split(", ").map(write).join(", ");

/** `de C2, nl B1` and `Gent BE`. */
function useListWords() {
  const countryName = useCountryNames();
  const languages = new Intl.DisplayNames(useLocale(), { type: "language" });
  return {
    willingCountries: listed(countryName),
    languages: listed((it) => it.replace(/^[a-z]{2,3}(?= )/, (code) => languages.of(code) ?? code)),
    location: (value: string) =>
      value.replace(/ ?\b([A-Z]{2})$/, (_, code: string) => `, ${countryName(code)}`),
  };
}

/** `45.5 EUR hour`, `2027-02-01` and `1250000`. */
function useNumberWords() {
  const format = useFormatter();
  const payWords = usePayWords();
  const euros = {
    style: "currency",
    currency: "EUR",
    trailingZeroDisplay: "stripIfInteger",
  } as const;
  return {
    pay: (value: string) => {
      const [amount = "", currency = "", period = ""] = value.split(" ");
      return payWords(`${currency} ${amount} ${period}`);
    },
    availableFrom: (value: string) => format.dateTime(new Date(`${value}T12:00:00Z`), "day"),
    contractValue: (value: string) => format.number(Number(value), euros),
  };
}
