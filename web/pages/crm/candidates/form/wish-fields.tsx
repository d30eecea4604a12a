import { useLocale, useTranslations } from "use-intl";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { CheckboxGroup } from "@/web/ui/checkbox";
import { Field } from "@/web/ui/field";
import { Textarea } from "@/web/ui/input";
import { Choice, Text, useFieldError, useForm, useValue } from "./parts";
import { roles, systems } from "@/modules/knowledge/analysis/rules";
import {
  chosenOrigins,
  contractWishes,
  payPeriods,
  spokenLanguages,
} from "@/modules/crm/candidates/rules";
import { useCountryChoices, useEuropeChoices } from "@/web/shared/country-name";
import type { Option } from "@/web/ui/select";

/** What the selects of the form offer, in the reader's language. */
export function useChoices() {
  const t = useTranslations("candidates");
  const tAll = useTranslations("records");
  const tJobs = useTranslations("jobs");
  const here = useCountryChoices();
  const homes = useEuropeChoices(String(useValue("country").value));
  const languages = new Intl.DisplayNames(useLocale(), { type: "language" });
  const origin = useValue("origin");
  const nobodyAsked = { value: "", label: t("notAsked") };
  // An origin that no person chooses stays what it is when the record is edited.
  const kept = (["import", "sample"] as const).filter((one) => one === origin.value);
  return {
    workCountries: here,
    countries: [nobodyAsked, ...homes],
    roles: [nobodyAsked, ...roles.map((one) => option(one, tJobs(`roles.${one}`)))],
    systems: systems.map((value) => ({ value, label: tJobs(`systems.${value}`) })),
    contracts: [nobodyAsked, ...contractWishes.map((one) => option(one, t(`contracts.${one}`)))],
    shifts: [nobodyAsked, option("yes", tAll("yes")), option("no", tAll("no"))],
    periods: payPeriods.map((one) => option(one, t(`periods.${one}`))),
    languages: spokenLanguages.map((code) => option(code, languages.of(code) ?? code)),
    languageName: (code: string) => languages.of(code) ?? code,
    origins: [
      option("", t("choose")),
      ...[...chosenOrigins, ...kept].map((one) => option(one, t(`origins.${one}`))),
    ],
  };
}

const option = (value: string, label: string): Option => ({ value, label });

/** When, where, how and for what pay somebody wants to work, and how long they have. */
export function WishFields() {
  const t = useTranslations("candidates.fields");
  const { register } = useForm();
  const { contracts, shifts, workCountries } = useChoices();
  const countries = useValue("willingCountries");
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Text name="yearsTotal" inputMode="decimal" />
        <Text name="yearsDatacentre" inputMode="decimal" />
        <Text name="availableFrom" type="date" />
        <Text name="noticeDays" inputMode="numeric" />
        <Choice name="contract" options={contracts} />
        <Choice name="worksShifts" options={shifts} />
      </div>
      <PayFields />
      <CheckboxGroup
        legend={t("willingCountries")}
        columns={3}
        options={workCountries}
        value={countries.value}
        onValueChange={countries.onChange}
      />
      <Field label={t("summary")}>
        {(control) => <Textarea {...control} {...register("summary")} maxLength={4000} />}
      </Field>
    </>
  );
}

const currencies = ["EUR", "GBP", "CHF", "DKK", "SEK", "NOK", "PLN"].map((value) => ({
  value,
  label: value,
}));

function PayFields() {
  const t = useTranslations("candidates.fields");
  const { periods } = useChoices();
  const { register } = useForm();
  const currency = useValue("payCurrency");
  const period = useValue("payPeriod");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_96px_minmax(0,1fr)] gap-3">
      <TextField
        label={t("pay")}
        inputMode="decimal"
        {...register("payAmount")}
        error={useFieldError("payAmount")}
      />
      <SelectField
        label={t("payCurrency")}
        options={currencies}
        value={currency.value}
        onValueChange={currency.onChange}
      />
      <SelectField
        label={t("payPeriod")}
        options={periods}
        value={period.value}
        onValueChange={period.onChange}
      />
    </div>
  );
}
