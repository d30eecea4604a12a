import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl";
import type { Claim } from "@/modules/platform/settings/model";
import {
  type ClaimName,
  type MeasurableClaim,
  measurableClaims,
} from "@/modules/platform/settings/rules";
import { fewestCases, months } from "@/modules/public/claims/rules";
import { api, ok } from "@/web/api";
import { TextField } from "@/web/shared/text-field";
import { Checkbox } from "@/web/ui/checkbox";

type Props = {
  name: ClaimName;
  claim: Claim;
  onChange: (claim: Claim) => void;
  measured: readonly MeasurableClaim[];
  onMeasure: (measured: MeasurableClaim[]) => void;
};

/** A figure, whose word it is and since when, or that it is measured. */
export function ClaimFields({ name, claim, onChange, measured, onMeasure }: Props) {
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
            ? t("tooFew", { cases, needed: fewestCases })
            : t("now", { amount: format.number(amount), cases })}
        </p>
      )}
    </div>
  );
}
