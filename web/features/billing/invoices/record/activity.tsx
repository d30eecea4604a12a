import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { InvoiceRecord } from "@/modules/billing/invoices/model";
import { invoicePayments, invoiceReminders } from "@/web/features/billing/payments/queries";
import { useMoney } from "@/web/features/billing/payments/use-money";
import { useDay } from "@/web/shared/dates";

type Happening = { key: string; on: string; text: string };

/** What happened to an invoice, the last first: issued, mailed, paid, reminded of, credited. */
export function InvoiceActivity({ invoice }: { invoice: InvoiceRecord }) {
  const t = useTranslations("invoices.record");
  const day = useDay();
  const happenings = useHappenings(invoice);
  return (
    <ol aria-label={t("activity")} className="grid gap-1.5 text-sm">
      {happenings.map(({ key, on, text }) => (
        <li key={key} className="flex flex-wrap gap-x-3">
          <span className="min-w-[6.5rem] text-ink-2 tabular-nums">{day(on)}</span>
          <span className="min-w-0 break-words text-ink">{text}</span>
        </li>
      ))}
    </ol>
  );
}

function useHappenings({ id, letters, ...invoice }: InvoiceRecord): Happening[] {
  const t = useTranslations("invoices.record");
  const money = useMoney();
  const payments = useQuery(invoicePayments(id)).data ?? [];
  const reminders = useQuery(invoiceReminders(id)).data?.sent ?? [];
  const by = invoice.issuedBy ?? t("program");
  const { creditedOn, creditNumber } = invoice;
  const all: Happening[] = [
    { key: "issued", on: invoice.issuedOn, text: t("happened.issued", { name: by }) },
    ...letters.map(({ to, at, state }) => ({
      key: `mail ${at}`,
      on: at.slice(0, 10),
      text: t(state === "sent" ? "happened.mailed" : "happened.queued", { to }),
    })),
    ...payments.map(({ id: key, paidOn, cents, currency }) => ({
      key,
      on: paidOn,
      text: t("happened.paid", { amount: money(cents, currency) }),
    })),
    ...reminders.map(({ level, sentOn }) => ({
      key: `reminder ${level}`,
      on: sentOn,
      text: t("happened.reminded", { level }),
    })),
    ...(creditedOn && creditNumber
      ? [{ key: "credit", on: creditedOn, text: t("happened.credited", { number: creditNumber }) }]
      : []),
  ];
  return all.toSorted((one, other) => (one.on > other.on ? -1 : 1));
}
