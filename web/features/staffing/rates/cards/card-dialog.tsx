import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { RateCardOwner, RateCards } from "@/modules/staffing/rates/cards/model";
import { billedCurrency } from "@/modules/staffing/rates/cards/rules";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { useDraft } from "@/web/shared/forms/use-draft";
import { RecordDialog } from "@/web/shared/record/record-dialog";
import { rateCardsKey } from "@/web/state/query-keys";
import { useState } from "react";
import { payChecksOf } from "../equal-pay/queries";
import { cardOf, type Draft, draftOf, isWhole } from "./draft";
import { ExpenseLines } from "./expense-lines";
import { RateLines } from "./rate-lines";
import { RuleLines } from "./rule-lines";

type Card = RateCards["own"][number];
type Props = { owner: RateCardOwner; name: string; card?: Card; onClose: () => void };

/** Writes a rate card: its days, its rates, and when regular hours count as something else. */
export default function CardDialog({ owner, name, card, onClose }: Props) {
  const t = useTranslations("rateCards");
  const [draft, change] = useDraft(() => draftOf(card, new Date().toISOString().slice(0, 10)));
  const [isDirty, setDirty] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const isOther = card !== undefined && card.currency !== billedCurrency;
  const save = useSaving({ owner, card, onClose });
  const edit = (now: Partial<Draft>) => {
    setDirty(true);
    change(now);
  };
  return (
    <RecordDialog
      title={t("newTitle", { name })}
      saveLabel={t("save")}
      isDirty={isDirty}
      isSaving={save.isPending}
      error={save.error}
      onSubmit={(event) => {
        event.preventDefault();
        setRefused(!isWhole(draft));
        if (isWhole(draft)) save.mutate(draft);
      }}
      onClose={onClose}
    >
      <Days draft={draft} isOther={isOther} onChange={edit} />
      <Scale owner={owner} draft={draft} onChange={edit} />
      <RateLines lines={draft.rates} onChange={(rates) => edit({ rates })} />
      {isRefused && (
        <p role="alert" className="text-xs font-medium text-bad">
          {t("invalid")}
        </p>
      )}
      <RuleLines
        lines={draft.rules}
        types={draft.rates.map(({ hourType }) => hourType)}
        onChange={(rules) => edit({ rules })}
      />
      <ExpenseLines line={draft.expenses} onChange={(expenses) => edit({ expenses })} />
    </RecordDialog>
  );
}

type DaysProps = { draft: Draft; onChange: (now: Partial<Draft>) => void };

/** The currency is asked for only where a card of former days has another than invoices have. */
function Days({ draft, isOther, onChange }: DaysProps & { isOther: boolean }) {
  const t = useTranslations("rateCards.fields");
  return (
    <div className="grid gap-3 sm:grid-cols-[1fr_1fr_100px]">
      {(["validFrom", "validTo"] as const).map((field) => (
        <TextField
          key={field}
          type="date"
          label={t(field)}
          value={draft[field]}
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      ))}
      {isOther && (
        <TextField
          label={t("currency")}
          name="currency"
          maxLength={3}
          value={draft.currency}
          onChange={(event) => onChange({ currency: event.target.value })}
        />
      )}
    </div>
  );
}

/** By which of the client's scales the pay is compared, where it has any. */
function Scale({ owner, draft, onChange }: DaysProps & Pick<Props, "owner">) {
  const t = useTranslations("rateCards.equalPay");
  const { data } = useQuery(payChecksOf(owner));
  if (!data || data.scales.length === 0) return null;
  return (
    <SelectField
      label={t("fields.payScale")}
      options={[
        { value: "", label: t("lowest") },
        ...data.scales.map((value) => ({ value, label: value })),
      ]}
      value={draft.payScale}
      onValueChange={(payScale) => onChange({ payScale })}
    />
  );
}

type Saving = Pick<Props, "owner" | "onClose"> & { card: Card | undefined };

function useSaving({ owner, card, onClose }: Saving) {
  const t = useTranslations("rateCards");
  const cards = api["rate-cards"];
  return useUndoableMutation({
    run: async (draft: Draft) => {
      const body = cardOf(draft);
      const saved = card
        ? await ok(cards({ id: card.id }).put({ ...body, version: card.version }))
        : await ok(cards.of({ kind: owner.kind })({ id: owner.id }).post(body));
      onClose();
      return saved;
    },
    success: () => t("saved"),
    failure: t("saveFailed"),
    keys: [rateCardsKey],
  });
}
