import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { BillingDetails } from "@/modules/billing/details/model";
import { groupings, paperLanguages, syntaxes } from "@/modules/billing/details/rules";
import { api, isApiError, ok } from "@/web/api";
import { useDeed } from "@/web/features/records/core/use-deed";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { billingKey } from "@/web/state/query-keys";
import { detailsOf } from "./queries";

type Props = { clientId: string; name: string; onClose: () => void };

const texts = [
  "legalName",
  "street",
  "postalCode",
  "city",
  "country",
  "vatNumber",
  "registration",
  "email",
  "orderNumber",
  "buyerReference",
  "peppolScheme",
  "peppolId",
  "reverseChargeReason",
] as const;
type TextName = (typeof texts)[number];
const numbers = ["paymentDays", "blockedPercent"] as const;

/** To whom a client's invoices are made out, and in which form. */
export default function DetailsDialog({ clientId, name, onClose }: Props) {
  const { data } = useQuery(detailsOf(clientId));
  return data ? <Filled key={data.version} {...{ details: data, name, onClose }} /> : null;
}

type FilledProps = { details: BillingDetails; name: string; onClose: () => void };

function Filled({ details, name, onClose }: FilledProps) {
  const t = useTranslations("invoices");
  const [said, setSaid] = useState(details);
  const set = (change: Partial<BillingDetails>) => setSaid({ ...said, ...change });
  const saving = useDeed({
    act: () => ok(api.clients({ id: details.clientId }).billing.put(inputOf(said))),
    said: () => t("details.saved"),
    failed: t("details.failed"),
    keys: [billingKey],
  });
  const wrong = (isApiError(saving.error) && saving.error.refusal.fields) || {};
  return (
    <FormDialog
      title={t("details.title", { name })}
      size="lg"
      submit={{ children: t("details.save"), pending: saving.isPending }}
      error={saving.error}
      action={() => saving.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {texts.map((field) => (
          <TextField
            key={field}
            label={t(`details.fields.${field}`)}
            value={said[field] ?? ""}
            error={wrong[field]}
            onChange={({ target }) => set({ [field]: target.value } as Partial<BillingDetails>)}
          />
        ))}
        {numbers.map((field) => (
          <TextField
            key={field}
            type="number"
            label={t(`details.fields.${field}`)}
            value={String(said[field] ?? "")}
            error={wrong[field]}
            onChange={({ target }) =>
              set({ [field]: target.value === "" ? null : Number(target.value) } as never)
            }
          />
        ))}
        <Choices {...{ said, set }} />
      </div>
    </FormDialog>
  );
}

type ChoiceProps = { said: BillingDetails; set: (change: Partial<BillingDetails>) => void };

function Choices({ said, set }: ChoiceProps) {
  const t = useTranslations("invoices.details");
  return (
    <>
      <SelectField
        label={t("fields.syntax")}
        options={syntaxes.map((value) => ({ value, label: t(`syntaxes.${value}`) }))}
        value={said.syntax}
        onValueChange={(syntax) => set({ syntax })}
      />
      <SelectField
        label={t("fields.grouping")}
        options={groupings.map((value) => ({ value, label: t(`groupings.${value}`) }))}
        value={said.grouping}
        onValueChange={(grouping) => set({ grouping })}
      />
      <SelectField
        label={t("fields.language")}
        options={paperLanguages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        value={said.language}
        onValueChange={(language) => set({ language })}
      />
    </>
  );
}

/** What is sent; an empty field is none. */
function inputOf(said: BillingDetails) {
  const { clientId: _, confirmedAt: __, confirmedBy: ___, ...rest } = said;
  const none = (field: TextName) => said[field] || null;
  return {
    ...rest,
    country: said.country ?? "",
    email: none("email"),
    peppolScheme: none("peppolScheme"),
  };
}
