import { useFormatter, useLocale, useTranslations } from "use-intl";
import type { Demands, Fact } from "@/modules/knowledge/analysis/model";
import { systems } from "@/modules/knowledge/analysis/rules";
import type { Find } from "../ad/evidence";

/** What a fact is called: systems have names in every language, trade words only the taxonomy's. */
export function useFactName(): (fact: Fact) => string {
  const t = useTranslations("jobs.systems");
  return ({ kind, id, label }) => {
    const system = kind === "system" && systems.find((one) => one === id);
    return system ? t(system) : label;
  };
}

type DemandLine = Find & {
  /** What kind of demand it is, and what exactly is demanded. */
  label: string;
  value: string;
  /** Null where an ad cannot say so of this kind. */
  isRequired: boolean | null;
};

const nothing = { isRequired: null };

/** What an ad asks of a person besides skills, in the reader's words, each with where it stands. */
export function useDemands(): (demands: Demands) => DemandLine[] {
  const t = useTranslations("jobs.demands");
  const format = useFormatter();
  const languages = new Intl.DisplayNames(useLocale(), { type: "language" });
  const day = (iso: string) => format.dateTime(new Date(iso), { dateStyle: "long" });

  return (demands) => {
    const said = <Value>(
      key: Exclude<keyof Demands, "languages" | "unneededLanguages">,
      demand: { value: Value; spans: Find["spans"] } | null,
      worded: (value: Value) => string,
    ) =>
      demand ? [{ ...nothing, key, spans: demand.spans, ...words(key, worded(demand.value)) }] : [];
    const words = (key: keyof Demands, value: string) => {
      const label = t(key);
      return { label, value, name: t("named", { label, value }) };
    };
    return [
      ...demands.languages.map(({ anyOf, isRequired, spans }, n) => {
        const each = anyOf.map(({ code, level }) => `${languages.of(code) ?? code} ${level}`);
        const value = format.list(each, { type: "disjunction" });
        return { key: `language:${n}`, spans, isRequired, ...words("languages", value) };
      }),
      ...said("shifts", demands.shifts, (has) => t(has ? "yes" : "no")),
      ...said("onCall", demands.onCall, (has) => t(has ? "yes" : "no")),
      ...said("yearsTotal", demands.yearsTotal, (years) => t("years", { years })),
      ...said("yearsDatacentre", demands.yearsDatacentre, (years) => t("years", { years })),
      ...said("contract", demands.contract, (kind) => t(`contracts.${kind}`)),
      ...said("startsOn", demands.startsOn, day),
    ];
  };
}
