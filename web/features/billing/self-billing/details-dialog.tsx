import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { SelfBillingDetails } from "@/modules/billing/self-billing/model";
import { api, ok } from "@/web/api";
import {
  DetailsForm,
  Lines,
  PaperChoices,
  type Part,
} from "@/web/features/billing/invoices/details-form";
import { filesOf } from "@/web/features/records/files/queries";
import { SelectField } from "@/web/shared/forms/select-field";
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
export default function SelfBillingDialog({ candidateId: id, name, onClose }: Props) {
  const t = useTranslations("selfBilling");
  const { data } = useQuery(selfBillingOf(id));
  if (!data) return null;
  return (
    <DetailsForm
      key={data.version}
      title={t("detailsOf", { name })}
      details={data}
      save={(said) => ok(api.candidates({ id })["self-billing"].put(inputOf(said)))}
      onClose={onClose}
    >
      {(part) => <Fields {...part} />}
    </DetailsForm>
  );
}

function Fields(part: Part<SelfBillingDetails>) {
  const t = useTranslations("selfBilling");
  const tInvoices = useTranslations("invoices.details.fields");
  const labelOf = (field: (typeof ownTexts | typeof days)[number]) => t(`fields.${field}`);
  const { said, set } = part;
  return (
    <>
      <Lines {...part} fields={invoiceTexts} labelOf={(field) => tInvoices(field)} />
      <Lines {...part} fields={ownTexts} labelOf={labelOf} />
      <Lines
        {...part}
        fields={["paymentDays"]}
        labelOf={() => tInvoices("paymentDays")}
        type="number"
      />
      <PaperChoices said={said} set={set} />
      <Checkbox
        label={t("fields.isSmallBusiness")}
        checked={said.isSmallBusiness}
        onCheckedChange={() => set({ isSmallBusiness: !said.isSmallBusiness })}
      />
      <Lines {...part} fields={days} labelOf={labelOf} type="date" />
      <Agreement said={said} set={set} />
    </>
  );
}

function Agreement({ said, set }: Omit<Part<SelfBillingDetails>, "wrong">) {
  const t = useTranslations("selfBilling");
  const { data: files } = useQuery(filesOf({ kind: "candidate", id: said.candidateId }));
  const options = (files ?? []).map(({ id: value, name }) => ({ value, label: name }));
  return (
    <SelectField
      label={t("fields.agreementFileId")}
      options={noneOr(t("noAgreement"), options)}
      value={said.agreementFileId ?? ""}
      onValueChange={(value) => set({ agreementFileId: value || null })}
    />
  );
}

/** What is sent; an empty field is none. */
function inputOf({ candidateId: _, ...said }: SelfBillingDetails) {
  return { ...said, country: said.country ?? "", email: said.email || null };
}
