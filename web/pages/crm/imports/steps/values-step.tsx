import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "use-intl";
import { channels, contractWishes, payPeriods, statuses } from "@/modules/crm/candidates/rules";
import type { Check, UnknownValue } from "@/modules/crm/imports/model";
import { keptFields, type ValueField } from "@/modules/crm/imports/rules";
import { languageLevels, roles, systems } from "@/modules/knowledge/analysis/rules";
import { europe } from "@/modules/records/core/rules";
import { catalogue } from "@/web/features/crm/candidates/queries-catalogue";
import { Banner } from "@/web/ui/banner";
import { type Option, Select } from "@/web/ui/select";
import type { StepProps } from "./reading-step";
import { useFieldNames } from "../use-field-names";

type Props = StepProps & { unknown: Check["unknown"] };

/** Each word that nobody knows is asked once, however many rows have it. */
export function ValuesStep({ row, change, unknown }: Props) {
  const t = useTranslations("imports.values");
  const decided = decidedIn(row.plan.values);
  const all = [...decided, ...unknown];
  const mean = ({ field, value }: Pick<UnknownValue, "field" | "value">, chosen: string) => {
    const { [value.toLowerCase()]: _, ...others } = row.plan.values[field] ?? {};
    const meant = chosen === undecided ? {} : { [value.toLowerCase()]: chosen };
    change({ values: { ...row.plan.values, [field]: { ...others, ...meant } } });
  };
  if (all.length === 0) return <Banner tone="ok">{t("none")}</Banner>;
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-2">{t("text")}</p>
      <ul className="grid gap-2">
        {all.map((it) => (
          <ValueRow key={`${it.field} ${it.value}`} value={it} mean={mean} />
        ))}
      </ul>
    </div>
  );
}

const undecided = "?";

/** What has been said stays on the list, so that it can be said otherwise. */
const decidedIn = (values: StepProps["row"]["plan"]["values"]): UnknownValue[] =>
  Object.entries(values).flatMap(([field, words]) =>
    Object.entries(words ?? {}).map(([value, chosen]) => ({
      field: field as UnknownValue["field"],
      value,
      chosen,
      count: 0,
      isKept: keptFields.some((it) => it === field),
    })),
  );

type RowProps = {
  value: UnknownValue;
  mean: (value: UnknownValue, chosen: string) => void;
};

function ValueRow({ value, mean }: RowProps) {
  const t = useTranslations("imports.values");
  const nameOf = useFieldNames();
  const meaningsOf = useMeanings();
  const { field, count, chosen, isKept } = value;
  const isNothing = value.value === "–";
  const word = isNothing ? t("nothing") : value.value;
  const kept = isNothing ? "leftOut" : "asWritten";
  const options = [
    { value: undecided, label: t(isKept ? kept : "undecided") },
    { value: "", label: t("leaveEmpty") },
    ...meaningsOf(field),
  ];
  return (
    <li className="grid items-center gap-x-4 gap-y-1 rounded-lg border border-line bg-surface px-3 py-2 sm:grid-cols-[140px_minmax(0,1fr)_90px_220px]">
      <span className="text-xs text-ink-2">{nameOf(field)}</span>
      <span className="truncate text-sm font-medium text-ink">{word}</span>
      <span className="num text-xs text-ink-2">{count > 0 && t("rows", { count })}</span>
      <Select
        aria-label={t("means", { word, field: nameOf(field) })}
        options={options}
        value={chosen ?? undecided}
        onValueChange={(it) => mean(value, it)}
      />
    </li>
  );
}

/** What a word of a file may mean, by its field, in the reader's language. */
function useMeanings(): (field: ValueField) => Option[] {
  const t = useTranslations("candidates");
  const tOwn = useTranslations("imports");
  const tJobs = useTranslations("jobs");
  const tAll = useTranslations("records");
  const countryNames = new Intl.DisplayNames(useLocale(), { type: "region" });
  const option = (value: string, label: string): Option => ({ value, label });
  const yesNo = () => [option("yes", tAll("yes")), option("no", tAll("no"))];
  const named = (code: string) => option(code, countryNames.of(code) ?? code);
  const { data } = useQuery(catalogue);
  const certificates = (data?.certificates ?? [])
    .map(({ id, name }) => option(id, name))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  const homes = () => europe.map(named).toSorted((a, b) => a.label.localeCompare(b.label));
  const meanings: Record<ValueField, () => Option[]> = {
    country: homes,
    willingCountries: homes,
    status: () => statuses.map((it) => option(it, t(`statuses.${it}`))),
    role: () => roles.map((it) => option(it, tJobs(`roles.${it}`))),
    systems: () => systems.map((it) => option(it, tJobs(`systems.${it}`))),
    languages: () => languageLevels.map((it) => option(it, it)),
    payPeriod: () => payPeriods.map((it) => option(it, t(`periods.${it}`))),
    contract: () => contractWishes.map((it) => option(it, t(`contracts.${it}`))),
    worksShifts: yesNo,
    gdprConsent: yesNo,
    shareConsent: yesNo,
    marketingConsent: yesNo,
    objection: yesNo,
    certificates: () => certificates,
    dayOrder: () => [
      option("day", tOwn("values.dayFirst")),
      option("month", tOwn("values.monthFirst")),
    ],
    consentChannel: () => channels.map((it) => option(it, tOwn(`channels.${it}`))),
  };
  return (field) => meanings[field]();
}
