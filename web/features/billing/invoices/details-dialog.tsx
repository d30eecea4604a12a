import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { BillingDetails } from "@/modules/billing/details/model";
import { groupings } from "@/modules/billing/details/rules";
import { api, ok } from "@/web/api";
import { SelectField } from "@/web/shared/forms/select-field";
import { DetailsForm, Lines, PaperChoices, type Part } from "./details-form";
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
const numbers = ["paymentDays", "blockedPercent"] as const;

/** To whom a client's invoices are made out, and in which form. */
export default function DetailsDialog({ clientId, name, onClose }: Props) {
  const t = useTranslations("invoices.details");
  const { data } = useQuery(detailsOf(clientId));
  if (!data) return null;
  return (
    <DetailsForm
      key={data.version}
      title={t("title", { name })}
      details={data}
      save={(said) => ok(api.clients({ id: clientId }).billing.put(inputOf(said)))}
      onClose={onClose}
    >
      {(part) => <Fields {...part} />}
    </DetailsForm>
  );
}

function Fields(part: Part<BillingDetails>) {
  const t = useTranslations("invoices.details");
  const labelOf = (field: (typeof texts | typeof numbers)[number]) => t(`fields.${field}`);
  const { said, set } = part;
  return (
    <>
      <Lines {...part} fields={texts} labelOf={labelOf} />
      <Lines {...part} fields={numbers} labelOf={labelOf} type="number" />
      <PaperChoices said={said} set={set}>
        <SelectField
          label={t("fields.grouping")}
          options={groupings.map((value) => ({ value, label: t(`groupings.${value}`) }))}
          value={said.grouping}
          onValueChange={(grouping) => set({ grouping })}
        />
      </PaperChoices>
    </>
  );
}

/** What is sent; an empty field is none. */
function inputOf({ clientId: _, confirmedAt: __, confirmedBy: ___, ...said }: BillingDetails) {
  return {
    ...said,
    country: said.country ?? "",
    email: said.email || null,
    peppolScheme: said.peppolScheme || null,
  };
}
