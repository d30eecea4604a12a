import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { ClientRecord } from "@/modules/crm/clients/model";
import { hourTypes, type HourType } from "@/modules/staffing/rates/cards/rules";
import type { NewPayTerms, PayTerms } from "@/modules/staffing/rates/equal-pay/model";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { useDraft } from "@/web/shared/forms/use-draft";
import { moneyText } from "@/web/shared/record/form/money-text";
import { parseAmount } from "@/web/shared/record/form/parse-number";
import { RecordDialog } from "@/web/shared/record/record-dialog";
import { FormSection } from "@/web/shared/record/form/section";
import { rateCardsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { IconButton } from "@/web/ui/icon-button";

type Client = Pick<ClientRecord, "id" | "name" | "sites">;
type Props = { client: Client; terms: PayTerms | undefined; onClose: () => void };
type Line = { hourType: HourType; percent: string };
type Draft = Omit<NewPayTerms, "hourCents" | "surcharges" | "siteId" | "validTo"> & {
  siteId: string;
  validTo: string;
  hour: string;
  surcharges: Line[];
};

const draftOf = (terms: PayTerms | undefined): Draft => ({
  siteId: terms?.siteId ?? "",
  scale: terms?.scale ?? "",
  validFrom: terms?.validFrom ?? new Date().toISOString().slice(0, 10),
  validTo: terms?.validTo ?? "",
  currency: terms?.currency ?? "EUR",
  hour: moneyText(terms?.hourCents ?? null),
  surcharges: terms?.surcharges.map((it) => ({ ...it, percent: String(it.percent) })) ?? [],
  others: terms?.others ?? [],
  clause: terms?.clause ?? "",
});

const termsOf = ({ hour, siteId, validTo, surcharges, ...draft }: Draft): NewPayTerms => ({
  ...draft,
  siteId: siteId || null,
  validTo: validTo || null,
  hourCents: Math.round(Number(parseAmount(hour)) * 100) || 0,
  surcharges: surcharges.map((it) => ({ ...it, percent: Number(parseAmount(it.percent)) || 0 })),
});

/** Writes what a client pays its own people in one scale. */
export default function TermsDialog({ client, terms, onClose }: Props) {
  const t = useTranslations("rateCards");
  const [draft, change] = useDraft(() => draftOf(terms));
  const [isDirty, setDirty] = useState(false);
  const edit = (now: Partial<Draft>) => {
    setDirty(true);
    change(now);
  };
  const save = useUndoableMutation({
    run: (body: NewPayTerms) =>
      ok(
        terms
          ? api["pay-terms"]({ id: terms.id }).put({ ...body, version: terms.version })
          : api.clients({ id: client.id })["pay-terms"].post(body),
      ).then(onClose),
    success: () => t("equalPay.saved"),
    failure: t("equalPay.failed"),
    keys: [rateCardsKey],
  });
  return (
    <RecordDialog
      title={t("equalPay.dialog", { name: client.name })}
      saveLabel={t("equalPay.save")}
      isDirty={isDirty}
      isSaving={save.isPending}
      error={save.error}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(termsOf(draft));
      }}
      onClose={onClose}
    >
      <Facts draft={draft} sites={client.sites} onChange={edit} />
      <Surcharges lines={draft.surcharges} onChange={(surcharges) => edit({ surcharges })} />
    </RecordDialog>
  );
}

type FactsProps = {
  draft: Draft;
  sites: Client["sites"];
  onChange: (now: Partial<Draft>) => void;
};

function Facts({ draft, sites, onChange }: FactsProps) {
  const t = useTranslations("rateCards");
  const field = (name: "scale" | "clause" | "hour" | "validFrom" | "validTo") => ({
    label: name.startsWith("valid")
      ? t(`fields.${name as "validFrom" | "validTo"}`)
      : t(`equalPay.fields.${name as "scale" | "clause" | "hour"}`),
    value: draft[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField {...field("scale")} autoFocus required />
      <TextField {...field("hour")} inputMode="decimal" required />
      <TextField {...field("validFrom")} type="date" />
      <TextField {...field("validTo")} type="date" />
      <SelectField
        label={t("equalPay.fields.site")}
        options={[
          { value: "", label: t("equalPay.allSites") },
          ...sites.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={draft.siteId}
        onValueChange={(siteId) => onChange({ siteId })}
      />
      <TextField {...field("clause")} required />
    </div>
  );
}

type LinesProps = { lines: readonly Line[]; onChange: (lines: Line[]) => void };

function Surcharges({ lines, onChange }: LinesProps) {
  const t = useTranslations("rateCards");
  const free = hourTypes.find(
    (type) => type !== "regular" && lines.every(({ hourType }) => hourType !== type),
  );
  return (
    <FormSection title={t("equalPay.surcharges")}>
      {lines.map((line, at) => (
        <div key={line.hourType} className="grid grid-cols-[2fr_1fr_auto] gap-3">
          <SelectField
            label={t("fields.hourType")}
            options={hourTypes.map((value) => ({ value, label: t(`hourTypes.${value}`) }))}
            value={line.hourType}
            onValueChange={(hourType) => onChange(lines.with(at, { ...line, hourType }))}
          />
          <TextField
            label={t("equalPay.fields.percent")}
            inputMode="decimal"
            value={line.percent}
            onChange={({ target }) => onChange(lines.with(at, { ...line, percent: target.value }))}
          />
          <IconButton
            icon={Trash2}
            label={t("removeLine", { name: t(`hourTypes.${line.hourType}`) })}
            onClick={() => onChange(lines.toSpliced(at, 1))}
            className="self-end"
          />
        </div>
      ))}
      {free && (
        <div>
          <Button
            size="sm"
            icon={Plus}
            onClick={() => onChange([...lines, { hourType: free, percent: "" }])}
          >
            {t("equalPay.addSurcharge")}
          </Button>
        </div>
      )}
    </FormSection>
  );
}
