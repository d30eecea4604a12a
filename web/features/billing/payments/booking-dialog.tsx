import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { BankEntry, OpenInvoiceRow } from "@/modules/billing/payments/model";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { TextField } from "@/web/shared/forms/text-field";
import { Checkbox } from "@/web/ui/checkbox";
import { SkeletonRows } from "@/web/ui/skeleton";
import { openInvoices } from "./queries";
import { useBooking } from "./use-entry";
import { useMoney } from "./use-money";

type Props = { entry: BankEntry; onClose: () => void };

/** Chooses the invoices that a payment is for; the first chosen is paid first. */
export default function BookingDialog({ entry, onClose }: Props) {
  const t = useTranslations("payments");
  const money = useMoney();
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState<OpenInvoiceRow[]>([]);
  const booking = useBooking(entry);
  const left = entry.cents - entry.bookedCents;
  const allocations = allocated(chosen, left);
  const booked = allocations.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <FormDialog
      title={t("bookOf", { amount: money(left, entry.currency) })}
      description={[entry.payerName, entry.text].filter(Boolean).join(" · ")}
      submit={{
        children: t("book"),
        pending: booking.isPending,
        disabled: allocations.length === 0,
      }}
      error={booking.error}
      action={() => booking.mutate(allocations, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField
        label={t("findInvoice")}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Choices {...{ entry, words, chosen, setChosen }} />
      <p className="num text-sm text-ink-2" role="status">
        {t("bookedOf", {
          booked: money(booked, entry.currency),
          left: money(left - booked, entry.currency),
        })}
      </p>
    </FormDialog>
  );
}

type ChoiceProps = {
  entry: BankEntry;
  words: string;
  chosen: OpenInvoiceRow[];
  setChosen: (chosen: OpenInvoiceRow[]) => void;
};

const maxShown = 50;

function Choices({ entry, words, chosen, setChosen }: ChoiceProps) {
  const t = useTranslations("payments");
  const money = useMoney();
  const { data } = useQuery(openInvoices);
  if (!data) return <SkeletonRows label={t("loading")} rows={4} rowClass="h-9" />;
  const named = words.trim().toLowerCase();
  const found = data
    .filter(({ currency }) => currency === entry.currency)
    .filter((it) => `${it.number} ${it.clientName}`.toLowerCase().includes(named));
  if (found.length === 0) return <p className="text-sm text-ink-2">{t("noInvoice")}</p>;
  return (
    <ul className="grid max-h-72 gap-1 overflow-y-auto">
      {found.slice(0, maxShown).map((it) => (
        <li key={it.id} className="flex items-center justify-between gap-3">
          <Checkbox
            label={`${it.number} · ${it.clientName}`}
            checked={chosen.some(({ id }) => id === it.id)}
            onCheckedChange={(isOn) =>
              setChosen(isOn ? [...chosen, it] : chosen.filter(({ id }) => id !== it.id))
            }
          />
          <span className="num text-sm">{money(it.openCents, it.currency)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Fills the chosen invoices in their order until the money is spent. */
function allocated(chosen: OpenInvoiceRow[], cents: number) {
  let left = cents;
  return chosen.flatMap(({ id: invoiceId, openCents }) => {
    const part = Math.min(left, openCents);
    left -= part;
    return part > 0 ? [{ invoiceId, cents: part }] : [];
  });
}
