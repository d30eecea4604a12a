import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Provenance } from "@/modules/crm/imports/model";
import { retentionDays } from "@/modules/crm/candidates/rules";
import { consentFields, type ImportField, legalBases } from "@/modules/crm/imports/rules";
import { SelectField } from "@/web/shared/forms/select-field";
import { Banner } from "@/web/ui/banner";
import { Checkbox } from "@/web/ui/checkbox";
import { Field } from "@/web/ui/field";
import { DateInput } from "@/web/shared/date-input/date-input";
import { Input } from "@/web/ui/input";
import { noneOr } from "@/web/ui/select";
import { addDays, utcDay } from "@/src/calendar";
import type { StepProps } from "./reading-step";

/** Where these people come from: each of them may ask, and most have to be told (GDPR, article 14). */
export function OriginStep({ row, change }: StepProps) {
  const t = useTranslations("imports.origin");
  const { provenance, columns } = row.plan;
  const [typed, setTyped] = useState({
    source: provenance?.source ?? "",
    on: provenance?.on ?? "",
    isInformed: provenance?.isInformed ?? false,
    basis: provenance?.basis ?? "",
  });
  const today = utcDay(new Date());
  const say = (said: Partial<typeof typed>, isKept = true) => {
    const now = { ...typed, ...said };
    setTyped(now);
    if (isKept) change({ provenance: wholeOf(now) });
  };
  return (
    <div className="grid max-w-xl gap-4">
      <p className="text-sm text-ink-2">{t("text")}</p>
      <Field label={t("source")} hint={t("sourceHint")}>
        {(control) => (
          <Input
            {...control}
            value={typed.source}
            onChange={(event) => say({ source: event.target.value }, false)}
            onBlur={() => say({})}
          />
        )}
      </Field>
      <Field label={t("on")}>
        {(control) => (
          <DateInput
            {...control}
            type="date"
            max={today}
            value={typed.on}
            onChange={(event) => say({ on: event.target.value })}
          />
        )}
      </Field>
      <SelectField
        label={t("basis")}
        options={noneOr(
          t("choose"),
          legalBases.map((value) => ({ value, label: t(`bases.${value}`) })),
        )}
        value={typed.basis}
        onValueChange={(basis) => say({ basis })}
      />
      <Checkbox
        label={t("informed")}
        checked={typed.isInformed}
        onCheckedChange={(isInformed) => say({ isInformed })}
      />
      <OriginWarnings typed={typed} columns={columns} today={today} />
    </div>
  );
}

type WarningsProps = { typed: Typed; columns: (ImportField | null)[]; today: string };

/** Warns where nobody was informed, the retention period is over, or no column proves consent. */
function OriginWarnings({ typed: { on, isInformed, basis }, columns, today }: WarningsProps) {
  const t = useTranslations("imports.origin");
  const isOld = on !== "" && on < addDays(today, -retentionDays);
  const hasConsent = columns.some((it) => it && telling.includes(it));
  return (
    <>
      {!isInformed && <Banner tone="warn">{t("inform")}</Banner>}
      {isOld && <Banner tone="warn">{t("old")}</Banner>}
      {basis === "consent" && !hasConsent && <Banner tone="warn">{t("noConsent")}</Banner>}
    </>
  );
}

/** Columns by which somebody may count as having agreed. */
const telling: ImportField[] = [...Object.values(consentFields), "consentOn"];

type Typed = { source: string; on: string; isInformed: boolean; basis: string };

/** Half of it is nothing: an import does not begin before all of it is said. */
function wholeOf({ source, on, isInformed, basis }: Typed): Provenance | null {
  const known = legalBases.find((it) => it === basis);
  if (!known || source.trim().length < 3 || !/^\d{4}-\d\d-\d\d$/.test(on)) return null;
  return { source: source.trim(), on, isInformed, basis: known };
}
