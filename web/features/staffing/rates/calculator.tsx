import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { contractTypes } from "@/modules/staffing/deployments/rules";
import type { Rates } from "@/modules/staffing/rates/model";
import { currentRates } from "@/web/features/staffing/deployments/queries";
import { useCountryChoices } from "@/web/shared/country-name";
import { useCountryPhrase } from "@/web/shared/place-names";
import { SelectField } from "@/web/shared/forms/select-field";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";
import { noneOr } from "@/web/ui/select";
import { calculated, type DealText, estimateFor, isPermanent } from "./deal";
import { DealPicture } from "./deal-picture";
import { Input } from "@/web/ui/input";
import { useAsOf } from "./use-as-of";

const AimsDialog = lazy(() => import("./aims-dialog"));

type Props = {
  deal: DealText;
  /** Where the result goes; without it one only calculates. */
  onTake?: (deal: DealText) => void;
  onClose: () => void;
};

/** Rates are agreed on the telephone: every field moves the picture at once. */
export default function Calculator({ deal: opened, onTake, onClose }: Props) {
  const t = useTranslations("deployments.calculator");
  const tCommon = useTranslations("common.actions");
  const [deal, setDeal] = useState(opened);
  const [isAiming, setAiming] = useState(false);
  const mayAim = useHasRole("admin");
  const { data: rates } = useQuery(currentRates);
  const change = (changes: Partial<DealText>) => setDeal({ ...deal, ...changes });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t("title")}
      description={t("text")}
      closeLabel={tCommon("close")}
      footer={
        <>
          {mayAim && (
            <Button className="mr-auto" onClick={() => setAiming(true)}>
              {t("settings")}
            </Button>
          )}
          {rates && !isPermanent(deal.contractType) && (
            <Button
              onClick={() => change({ billRate: String(calculated(deal, rates).targetBill) })}
            >
              {t("billTarget")}
            </Button>
          )}
          {onTake && (
            <Button look="primary" onClick={() => onTake(deal)}>
              {t("useEstimate")}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        {rates && <DealPicture deal={deal} rates={rates} />}
        <Fields deal={deal} change={change} />
        {rates && !isPermanent(deal.contractType) && <Estimate deal={deal} rates={rates} />}
      </div>
      {isAiming && rates && (
        <Suspense>
          <AimsDialog rates={rates} onClose={() => setAiming(false)} />
        </Suspense>
      )}
    </Dialog>
  );
}

/** How far a number slides, in what steps, and its name where it is not that of the field. */
type Scale = { most: number; step: number; label?: string };
type FieldsProps = { deal: DealText; change: (changes: Partial<DealText>) => void };
type SlideProps = {
  label: string;
  value: string;
  most: number;
  step: number;
  onChange: (value: string) => void;
};

/** A number to type or to slide; both are the same value. */
function Slide({ label, value, most, step, onChange }: SlideProps) {
  const id = useId();
  const number = Number(value.replace(",", ".")) || 0;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-ink">
        {label}
      </label>
      <div className="flex items-center gap-3">
        <Input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="num max-w-28"
        />
        <input
          type="range"
          aria-label={label}
          min={0}
          max={Math.max(most, number)}
          step={step}
          value={number}
          onChange={(event) => onChange(event.target.value)}
          className="min-h-[24px] min-w-0 flex-1 accent-primary"
        />
      </div>
    </div>
  );
}

function Fields({ deal, change }: FieldsProps) {
  const t = useTranslations("deployments");
  const places = useCountryChoices();
  const isForGood = isPermanent(deal.contractType);
  const slide = (name: keyof DealText, { most, step, label = t(`fields.${name}`) }: Scale) => (
    <Slide
      label={label}
      value={deal[name]}
      most={most}
      step={step}
      onChange={(value) => change({ [name]: value })}
    />
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={t("fields.contractType")}
        options={contractTypes.map((value) => ({ value, label: t(`contractTypes.${value}`) }))}
        value={contractTypes.find((it) => it === deal.contractType) ?? "contract"}
        onValueChange={(contractType) => change({ contractType })}
      />
      <SelectField
        label={t("fields.country")}
        options={noneOr(t("form.noneYet"), places)}
        value={deal.country}
        onValueChange={(country) => change({ country })}
      />
      {isForGood
        ? slide("salary", { most: 200_000, step: 1000, label: t("fields.salaryYear") })
        : slide("salary", { most: 150, step: 0.5, label: t("fields.salaryHour") })}
      {isForGood
        ? slide("feePercent", { most: 40, step: 0.5 })
        : slide("billRate", { most: 250, step: 0.5 })}
      {!isForGood && slide("perDiem", { most: 200, step: 5 })}
      {!isForGood && slide("employerPercent", { most: 60, step: 0.5 })}
      {!isForGood && slide("hoursPerWeek", { most: 60, step: 1 })}
    </div>
  );
}

/** Where the employer's costs come from, and how far one may lean on them. */
function Estimate({ deal, rates }: { deal: DealText; rates: Rates }) {
  const t = useTranslations("deployments.calculator");
  const where = useCountryPhrase();
  const date = useAsOf(rates);
  const percent = estimateFor(deal, rates);
  if (percent === null) return null;
  const country = where(deal.country);
  return (
    <p className="text-xs text-ink-2">
      {rates.own.includes(deal.country)
        ? t("own", { country, percent })
        : t("estimate", { country, percent, date })}
    </p>
  );
}
