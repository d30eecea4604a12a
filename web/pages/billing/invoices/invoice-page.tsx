import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, CreditCard, Send } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { InvoiceRecord } from "@/modules/billing/invoices/model";
import { isOpen } from "@/modules/billing/invoices/rules";
import { api, ok } from "@/web/api";
import { Crediting } from "@/web/features/billing/invoices/crediting";
import { FileLinks } from "@/web/features/billing/invoices/file-links";
import { tones } from "@/web/features/billing/invoices/invoice-row";
import { invoiceRecord } from "@/web/features/billing/invoices/queries";
import { InvoiceActivity } from "@/web/features/billing/invoices/record/activity";
import { InvoiceLines } from "@/web/features/billing/invoices/record/lines";
import { PaymentsOf } from "@/web/features/billing/payments/payments-of";
import { useMoney } from "@/web/features/billing/payments/use-money";
import { Read } from "@/web/features/records/core/read";
import { useDeed } from "@/web/features/records/core/use-deed";
import { useDay } from "@/web/shared/dates";
import { useMay } from "@/web/shared/hooks/use-may";
import { HeadButton } from "@/web/shared/record/panel/head-button";
import { RecordHead } from "@/web/shared/record/panel/record-head";
import { billingKey, paymentsKey } from "@/web/state/query-keys";
import { useKeys } from "@/web/state/keys";
import { SectionTitle } from "@/web/ui/section-title";
import { Tag } from "@/web/ui/tag";

/** One invoice: what it bills, its files, what was paid, and what happened to it. */
function InvoicePage({ id }: { id: string }) {
  const t = useTranslations("invoices");
  const query = useQuery(invoiceRecord(id));
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4 p-4 pb-24 sm:p-6">
      <Link
        to="/invoices"
        className="inline-flex min-h-[28px] items-center gap-1 justify-self-start text-sm text-link underline"
      >
        <ArrowLeft aria-hidden="true" size={15} />
        {t("title")}
      </Link>
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(invoice) => <Shown key={invoice.version} invoice={invoice} />}
      </Read>
    </div>
  );
}

function Shown({ invoice }: { invoice: InvoiceRecord }) {
  const t = useTranslations("invoices.record");
  const { id, number } = invoice;
  return (
    <>
      <Head invoice={invoice} />
      <Section title={t("lines")}>
        <InvoiceLines invoice={invoice} />
      </Section>
      <Section title={t("documents")}>
        <p className="flex flex-wrap gap-4 text-sm">
          <FileLinks at={`/api/invoices/${id}`} number={number} />
        </p>
      </Section>
      {useMay("recruiter") && invoice.kind === "invoice" && (
        <Section title={t("payments")}>
          <PaymentsOf invoice={invoice} />
        </Section>
      )}
      <Section title={t("activity")}>
        <InvoiceActivity invoice={invoice} />
      </Section>
    </>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid grid-cols-1 gap-2">
    <SectionTitle>{title}</SectionTitle>
    {children}
  </section>
);

function Head({ invoice }: { invoice: InvoiceRecord }) {
  const t = useTranslations("invoices");
  const money = useMoney();
  const day = useDay();
  const mayAct = useMay("recruiter");
  const [isCrediting, setCrediting] = useState(false);
  const { kind, status, number, clientName, grossCents, currency, dueOn, creditNumber } = invoice;
  const isCredit = kind === "creditNote";
  return (
    <RecordHead
      title={number}
      isFull
      face={null}
      facts={[
        clientName,
        money(isCredit ? -grossCents : grossCents, currency),
        !isCredit && t("dueOn", { day: day(dueOn) }),
        creditNumber &&
          t(isCredit ? "record.credits" : "record.creditedBy", { number: creditNumber }),
      ]}
      status={
        <Tag tone={isCredit ? "neutral" : tones[status]}>
          {isCredit ? t("creditNote") : t(`statuses.${status}`)}
        </Tag>
      }
      actions={mayAct && <Deeds invoice={invoice} onCredit={() => setCrediting(true)} />}
    >
      {isCrediting && <Crediting invoice={invoice} onEnd={() => setCrediting(false)} />}
    </RecordHead>
  );
}

type DeedProps = { invoice: InvoiceRecord; onCredit: () => void };

/** Mails it, as `m` does, or undoes it. */
function Deeds({ invoice, onCredit }: DeedProps) {
  const t = useTranslations("invoices");
  const { id, version, kind, status, paidCents } = invoice;
  const sending = useDeed({
    act: () => ok(api.invoices({ id }).sending.post({ version })),
    said: () => t("record.sent"),
    failed: t("record.sendFailed"),
    keys: [billingKey, paymentsKey],
  });
  const send = () => sending.mutate(undefined);
  useKeys("page", { m: send });
  const isUndoable = kind === "invoice" && isOpen(status) && paidCents === 0;
  return (
    <>
      <HeadButton
        icon={Send}
        label={t("record.send")}
        shortcut="m"
        pending={sending.isPending}
        onClick={send}
      />
      {isUndoable && <HeadButton icon={CreditCard} label={t("credit")} onClick={onCredit} />}
    </>
  );
}

export { InvoicePage as Component };
