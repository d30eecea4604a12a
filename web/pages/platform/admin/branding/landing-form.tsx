import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { Setting } from "@/modules/platform/settings/model";
import type { Claim } from "@/modules/platform/branding/agency/model";
import {
  type ClaimName,
  claims,
  type MeasurableClaim,
  measurableClaims,
} from "@/modules/platform/branding/agency/rules";
import { TextField } from "@/web/shared/forms/text-field";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { useSaving } from "../ai/use-saving";
import { useQuery } from "@tanstack/react-query";
import { minCases, months } from "@/modules/engagement/claims/rules";
import { api, ok } from "@/web/api";
import { Checkbox } from "@/web/ui/checkbox";

type LandingSetting = Extract<Setting, { key: "landing" }>;
type Props = { setting: LandingSetting; queryKey: string[] };

const texts = ["city", "country", "email"] as const;
const years = ["founded", "marketYear"] as const;
const types: Partial<Record<(typeof texts)[number], string>> = { email: "email" };
type ClaimFieldsProps = {
  name: ClaimName;
  claim: Claim;
  onChange: (claim: Claim) => void;
  measured: readonly MeasurableClaim[];
  onMeasure: (measured: MeasurableClaim[]) => void;
};

/** A figure, whose word it is and since when, or that it is measured. */
function ClaimFields({ name, claim, onChange, measured, onMeasure }: ClaimFieldsProps) {
  const t = useTranslations("admin.branding");
  const measurable = measurableClaims.find((it) => it === name);
  return (
    <fieldset className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_minmax(0,1fr)]">
      <legend className="mb-1.5 text-sm font-semibold">{t(`claims.${name}`)}</legend>
      {measurable && (
        <MeasureIt
          name={measurable}
          isOn={measured.includes(measurable)}
          onChange={(isOn) =>
            onMeasure(
              measurableClaims.filter((it) => (it === measurable ? isOn : measured.includes(it))),
            )
          }
        />
      )}
      <TextField
        label={t("fields.amount")}
        type="number"
        min={0}
        step="any"
        required
        value={Number.isNaN(claim.amount) ? "" : claim.amount}
        onChange={(event) => onChange({ ...claim, amount: event.target.valueAsNumber })}
      />
      <TextField
        label={t("fields.source")}
        maxLength={200}
        value={claim.source}
        onChange={(event) => onChange({ ...claim, source: event.target.value })}
      />
      <TextField
        label={t("fields.asOf")}
        type="date"
        value={claim.asOf}
        onChange={(event) => onChange({ ...claim, asOf: event.target.value })}
      />
    </fieldset>
  );
}

type MeasureItProps = { name: MeasurableClaim; isOn: boolean; onChange: (isOn: boolean) => void };

const allMeasured = {
  queryKey: ["/api/claims/measured"],
  queryFn: () => ok(api.claims.measured.get()),
};

/** Takes a figure from the agency's own records, with what they say now; until they say enough, what was typed stands. */
function MeasureIt({ name, isOn, onChange }: MeasureItProps) {
  const t = useTranslations("admin.branding.measured");
  const format = useFormatter();
  const { data } = useQuery(allMeasured);
  const { amount = null, cases = 0 } = data?.[name] ?? {};
  return (
    <div className="grid gap-0.5 sm:col-span-3">
      <Checkbox label={t(name, { months })} checked={isOn} onCheckedChange={onChange} />
      {data && (
        <p className="pl-[26px] text-xs text-ink-3">
          {amount === null
            ? t("tooFew", { cases, needed: minCases })
            : t("now", { amount: format.number(amount), cases })}
        </p>
      )}
    </div>
  );
}

/** Where the agency is and what it claims: the public page says nothing else of it. */
export function LandingForm({ setting, queryKey }: Props) {
  const t = useTranslations("admin.branding");
  const [value, setValue] = useState(setting.value);
  const save = useSaving(setting, queryKey);
  const change = (part: Partial<typeof value>) => setValue({ ...value, ...part });
  return (
    <form action={() => save.mutate({ value })} className="grid gap-4">
      <Card title={t("figures")}>
        <p className="mb-4 text-sm text-ink-2">{t("figuresText")}</p>
        <div className="grid gap-5">
          {claims.map((name) => (
            <ClaimFields
              key={name}
              name={name}
              claim={value.figures[name]}
              onChange={(claim) => change({ figures: { ...value.figures, [name]: claim } })}
              measured={value.measured}
              onMeasure={(measured) => change({ measured })}
            />
          ))}
        </div>
      </Card>
      <Card title={t("agency")}>
        <AgencyFields value={value} onChange={change} />
      </Card>
      <div>
        <Button look="primary" type="submit" pending={save.isPending}>
          {t("save")}
        </Button>
      </div>
    </form>
  );
}

type AgencyProps = {
  value: LandingSetting["value"];
  onChange: (part: Partial<LandingSetting["value"]>) => void;
};

/** Where the agency is, since when it works, and the pages elsewhere that speak of it. */
function AgencyFields({ value, onChange }: AgencyProps) {
  const t = useTranslations("admin.branding");
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {texts.map((field) => (
        <TextField
          key={field}
          label={t(`fields.${field}`)}
          hint={t(`hints.${field}`)}
          type={types[field] ?? "text"}
          maxLength={field === "country" ? 2 : 200}
          value={value[field]}
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      ))}
      {years.map((field) => (
        <TextField
          key={field}
          label={t(`fields.${field}`)}
          type="number"
          min={1800}
          max={2100}
          required
          value={value[field]}
          onChange={(event) => onChange({ [field]: event.target.valueAsNumber })}
        />
      ))}
      <TextField
        label={t("fields.sameAs")}
        hint={t("hints.sameAs")}
        value={value.sameAs.join(" ")}
        onChange={(event) => onChange({ sameAs: event.target.value.split(" ") })}
        onBlur={() => onChange({ sameAs: value.sameAs.filter(Boolean) })}
      />
    </div>
  );
}
