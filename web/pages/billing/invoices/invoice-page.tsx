import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Building2, CreditCard, Receipt, Send } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { InvoiceRecord } from "@/modules/billing/invoices/model";
import { isOpen } from "@/modules/billing/invoices/rules";
import { api, ok } from "@/web/api";
import { Crediting } from "@/web/features/billing/invoices/crediting";
import { FileLinks } from "@/web/features/billing/invoices/file-links";
import { InvoiceTag } from "@/web/features/billing/invoices/invoice-tag";
import { invoiceRecord } from "@/web/features/billing/invoices/queries";
import { InvoiceActivity } from "@/web/features/billing/invoices/record/activity";
import { InvoiceFacts } from "@/web/features/billing/invoices/record/facts";
import { InvoiceLines } from "@/web/features/billing/invoices/record/lines";
import { PaymentsOf } from "@/web/features/billing/payments/payments-of";
import { useMoney } from "@/web/features/billing/payments/use-money";
import { Read } from "@/web/features/records/core/read";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { useDay } from "@/web/shared/dates";
import { useTitle } from "@/web/shared/hooks/use-title";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { HeadButton } from "@/web/shared/record/panel/head-button";
import { RecordHead } from "@/web/shared/record/panel/record-head";
import { billingKey, paymentsKey } from "@/web/state/query-keys";
import { useKeys } from "@/web/state/keys";
import { SectionTitle } from "@/web/ui/section-title";

/** One invoice: what it bills, its files, what was paid, and what happened to it. */
function InvoicePage({ id }: { id: string }) {
  const t = useTranslations("invoices");
  const query = useQuery(invoiceRecord(id));
  const { search } = useLocation();
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4 p-4 pb-24 sm:p-6">
      <Link
        to={{ pathname: "/invoices", search }}
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
      <InvoiceFacts invoice={invoice} />
      <Section title={t("lines")}>
        <InvoiceLines invoice={invoice} />
      </Section>
      <Section title={t("documents")}>
        <p className="flex flex-wrap gap-4 text-sm">
          <FileLinks at={`/api/invoices/${id}`} number={number} />
        </p>
      </Section>
      {useHasRole("recruiter") && invoice.kind === "invoice" && (
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
  const mayAct = useHasRole("recruiter");
  const [isCrediting, setCrediting] = useState(false);
  const { kind, number, clientName, grossCents, currency, dueOn, creditNumber } = invoice;
  const isCredit = kind === "creditNote";
  useTitle("record", number);
  return (
    <RecordHead
      title={number}
      isFull
      face={<Face />}
      facts={[
        // As on its paper; a list, which is added up, takes off what is credited.
        whole(money(grossCents, currency)),
        clientName,
        !isCredit && t("dueOn", { day: day(dueOn) }),
        creditNumber &&
          t(isCredit ? "record.credits" : "record.creditedBy", { number: creditNumber }),
      ]}
      status={<InvoiceTag invoice={invoice} />}
      actions={mayAct && <InvoiceActions invoice={invoice} onCredit={() => setCrediting(true)} />}
    >
      {isCrediting && <Crediting invoice={invoice} onEnd={() => setCrediting(false)} />}
    </RecordHead>
  );
}

/** A paper has no face of its own. */
const Face = () => (
  <span
    aria-hidden="true"
    className="flex size-9 shrink-0 items-center justify-center rounded-lg bg-primary-wash text-primary-ink"
  >
    <Receipt size={18} />
  </span>
);

type ActionProps = { invoice: InvoiceRecord; onCredit: () => void };

/** Mails it, as `m` does, or undoes it. */
function InvoiceActions({ invoice, onCredit }: ActionProps) {
  const t = useTranslations("invoices");
  const { id, version, kind, status, paidCents } = invoice;
  const sending = useUndoableMutation({
    run: () => ok(api.invoices({ id }).sending.post({ version })),
    success: () => t("record.sent"),
    failure: t("record.sendFailed"),
    keys: [billingKey, paymentsKey],
  });
  const send = () => sending.mutate(undefined);
  useKeys("page", { m: send });
  const isUndoable = kind === "invoice" && isOpen(status) && paidCents === 0;
  return (
    <>
      <Details invoice={invoice} />
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

const DetailsDialog = lazy(() => import("@/web/features/billing/invoices/details-dialog"));

/** A line never ends between a minus and its amount. */
const whole = (amount: string) => amount.replace("-", "-\u2060");

/** Where the client's invoices go, as `e` opens it. */
function Details({ invoice: { clientId, clientName } }: { invoice: InvoiceRecord }) {
  const t = useTranslations("invoices.details");
  const [isOpen, setOpen] = useState(false);
  useKeys("page", { e: () => setOpen(true) });
  return (
    <>
      <HeadButton icon={Building2} label={t("open")} shortcut="e" onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <DetailsDialog clientId={clientId} name={clientName} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

export { InvoicePage as Component };
