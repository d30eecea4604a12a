import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { currentRates } from "@/web/features/staffing/deployments/queries";
import { DealPicture } from "@/web/features/staffing/rates/deal-picture";
import type { DealText } from "@/web/features/staffing/rates/deal";
import { TextField } from "@/web/shared/forms/text-field";
import { Button } from "@/web/ui/button";
import { Text, useFieldError, useForm, useWatched } from "./parts";

const Calculator = lazy(() => import("@/web/features/staffing/rates/calculator"));

const names = [
  "contractType",
  "country",
  "salary",
  "billRate",
  "hoursPerWeek",
  "perDiem",
  "employerPercent",
  "feePercent",
] as const;

/** Pay, bill and what lies between, with the picture of it. */
export function RateFields() {
  const t = useTranslations("deployments.form");
  const form = useForm();
  const [isOpen, setOpen] = useState(false);
  const { data: rates } = useQuery(currentRates);
  const text = useWatched(names, () =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, form.getValues(name)]))),
  );
  const deal: DealText = JSON.parse(text);
  const take = (taken: DealText) => {
    for (const name of names) form.setValue(name, taken[name], { shouldDirty: true });
    setOpen(false);
  };
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <PayField contractType={deal.contractType} />
        {deal.contractType === "permanent" ? (
          <Text name="feePercent" inputMode="decimal" />
        ) : (
          <>
            <Text name="billRate" inputMode="decimal" />
            <Text name="perDiem" inputMode="decimal" />
            <Text name="employerPercent" inputMode="decimal" />
          </>
        )}
        <Text name="hoursPerWeek" inputMode="decimal" />
      </div>
      {rates && deal.salary && <DealPicture deal={deal} rates={rates} />}
      <div>
        <Button size="sm" onClick={() => setOpen(true)}>
          {t("calculate")}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <Calculator deal={deal} onTake={take} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** What an amount of pay means depends on the contract. */
function PayField({ contractType }: { contractType: string }) {
  const t = useTranslations("deployments.fields");
  const { register } = useForm();
  return (
    <TextField
      autoComplete="off"
      inputMode="decimal"
      {...register("salary")}
      label={t(contractType === "permanent" ? "salaryYear" : "salaryHour")}
      error={useFieldError("salary")}
    />
  );
}
