import { useTranslations } from "use-intl";
import { SelectField } from "@/web/shared/select-field";
import { TextField } from "@/web/shared/text-field";
import { CheckboxGroup } from "@/web/ui/checkbox";
import { Field } from "@/web/ui/field";
import { Textarea } from "@/web/ui/input";
import { useForm, useValue } from "./parts";
import { Choice, Text, useFieldError } from "./parts";
import { useChoices } from "./use-choices";

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
