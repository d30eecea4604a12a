import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { paperLanguages, syntaxes } from "@/modules/billing/details/rules";
import type { SelfBillingDetails } from "@/modules/billing/self-billing/model";
import { api, isApiError, ok } from "@/web/api";
import { useDeed } from "@/web/features/records/core/use-deed";
import { filesOf } from "@/web/features/records/files/queries";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { billingKey } from "@/web/state/query-keys";
import { Checkbox } from "@/web/ui/checkbox";
import { noneOr } from "@/web/ui/select";
import { selfBillingOf } from "./queries";

type Props = { candidateId: string; name: string; onClose: () => void };

const invoiceTexts = [
  "legalName",
  "street",
  "postalCode",
  "city",
  "country",
  "vatNumber",
  "registration",
  "email",
  "peppolScheme",
  "peppolId",
] as const;
const ownTexts = ["taxNumber", "phone", "iban", "bic"] as const;
const days = ["agreedOn", "agreedUntil"] as const;

/** In whose name invoices are made out, where they are paid, and by which agreement. */
export default function SelfBillingDialog({ candidateId, name, onClose }: Props) {
  const { data } = useQuery(selfBillingOf(candidateId));
  return data ? <Filled key={data.version} {...{ details: data, name, onClose }} /> : null;
}

type FilledProps = { details: SelfBillingDetails; name: string; onClose: () => void };
type Part = {
  said: SelfBillingDetails;
  set: (change: Partial<SelfBillingDetails>) => void;
  wrong: Record<string, string>;
};

function Filled({ details, name, onClose }: FilledProps) {
  const t = useTranslations("selfBilling");
  const tInvoices = useTranslations("invoices.details");
  const [said, setSaid] = useState(details);
  const set = (change: Partial<SelfBillingDetails>) => setSaid({ ...said, ...change });
  const { candidateId: id } = details;
  const saving = useDeed({
    act: () => ok(api.candidates({ id })["self-billing"].put(inputOf(said))),
    said: () => tInvoices("saved"),
    failed: tInvoices("failed"),
    keys: [billingKey],
  });
  const wrong = (isApiError(saving.error) && saving.error.refusal.fields) || {};
  return (
    <FormDialog
      title={t("detailsOf", { name })}
      size="lg"
      submit={{ children: tInvoices("save"), pending: saving.isPending }}
      error={saving.error}
      action={() => saving.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Texts {...{ said, set, wrong }} />
        <Choices {...{ said, set, wrong }} />
        <Agreement {...{ said, set, wrong }} />
      </div>
    </FormDialog>
  );
}

function Texts({ said, set, wrong }: Part) {
  const t = useTranslations("selfBilling.fields");
  const tInvoices = useTranslations("invoices.details.fields");
  const labels = [
    ...invoiceTexts.map((field) => ({ field, label: tInvoices(field) })),
    ...ownTexts.map((field) => ({ field, label: t(field) })),
  ];
  return labels.map(({ field, label }) => (
    <TextField
      key={field}
      label={label}
      value={said[field] ?? ""}
      error={wrong[field]}
      onChange={({ target }) => set({ [field]: target.value } as Partial<SelfBillingDetails>)}
    />
  ));
}

function Choices({ said, set, wrong }: Part) {
  const t = useTranslations("selfBilling.fields");
  const tInvoices = useTranslations("invoices.details");
  return (
    <>
      <TextField
        type="number"
        label={tInvoices("fields.paymentDays")}
        value={String(said.paymentDays)}
        error={wrong.paymentDays}
        onChange={({ target }) => set({ paymentDays: Number(target.value) })}
      />
      <SelectField
        label={tInvoices("fields.syntax")}
        options={syntaxes.map((value) => ({ value, label: tInvoices(`syntaxes.${value}`) }))}
        value={said.syntax}
        onValueChange={(syntax) => set({ syntax })}
      />
      <SelectField
        label={tInvoices("fields.language")}
        options={paperLanguages.map((value) => ({ value, label: tInvoices(`languages.${value}`) }))}
        value={said.language}
        onValueChange={(language) => set({ language })}
      />
      <Checkbox
        label={t("isSmallBusiness")}
        checked={said.isSmallBusiness}
        onCheckedChange={() => set({ isSmallBusiness: !said.isSmallBusiness })}
      />
    </>
  );
}

function Agreement({ said, set, wrong }: Part) {
  const t = useTranslations("selfBilling");
  const { data: files } = useQuery(filesOf({ kind: "candidate", id: said.candidateId }));
  const options = (files ?? []).map(({ id: value, name }) => ({ value, label: name }));
  return (
    <>
      {days.map((field) => (
        <TextField
          key={field}
          type="date"
          label={t(`fields.${field}`)}
          value={said[field] ?? ""}
          error={wrong[field]}
          onChange={({ target }) => set({ [field]: target.value || null })}
        />
      ))}
      <SelectField
        label={t("fields.agreementFileId")}
        options={noneOr(t("noAgreement"), options)}
        value={said.agreementFileId ?? ""}
        onValueChange={(value) => set({ agreementFileId: value || null })}
      />
    </>
  );
}

/** What is sent; an empty field is none. */
function inputOf({ candidateId: _, ...said }: SelfBillingDetails) {
  return { ...said, country: said.country ?? "", email: said.email || null };
}
