import { Check, X } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { BankEntry } from "@/modules/billing/payments/model";
import { useDay } from "@/web/shared/dates";
import { ReasonForm } from "@/web/shared/forms/reason-form";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { Tag } from "@/web/ui/tag";
import { useBooking, useDismissal, useReopening } from "./use-entry";
import { useMoney } from "./use-money";

const BookingDialog = lazy(() => import("./booking-dialog"));

/** What came in: from whom, with which words, for which invoices it seems to be, and what to do with it. */
export function EntryRow({ entry }: { entry: BankEntry }) {
  const t = useTranslations("payments");
  const money = useMoney();
  const day = useDay();
  const mayBook = useHasRole("recruiter");
  const { cents, bookedCents, currency, payerName, text, references, bookedOn } = entry;
  const name = payerName ?? t("unknownPayer");
  return (
    <li
      aria-label={`${name}, ${money(cents, currency)}`}
      className="grid gap-2 rounded-lg border border-line bg-surface p-3 sm:grid-cols-[1fr_auto]"
    >
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="num font-semibold text-ink">{money(cents, currency)}</span>
          <span className="text-ink">{name}</span>
          <span className="text-xs text-ink-2">{day(bookedOn)}</span>
          {bookedCents !== 0 && bookedCents !== cents && (
            <Tag tone="warn">{t("left", { amount: money(cents - bookedCents, currency) })}</Tag>
          )}
        </p>
        <p className="text-sm break-words text-ink-2">
          {[...references, text].filter(Boolean).join(" · ")}
        </p>
        {entry.dismissedReason && <p className="text-sm text-ink-2">{entry.dismissedReason}</p>}
        <Proposed entry={entry} />
      </div>
      {mayBook && <EntryActions entry={entry} />}
    </li>
  );
}

/** Why it seems to be for these invoices. */
function Proposed({ entry: { proposal, currency } }: { entry: BankEntry }) {
  const t = useTranslations("payments");
  const money = useMoney();
  if (!proposal) return null;
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <Tag tone="primary">{t(`grounds.${proposal.ground}`)}</Tag>
      {proposal.allocations.map(({ invoiceId, number, clientName, cents }) => (
        <span key={invoiceId} className="text-ink">
          {number} · {clientName} · <span className="num">{money(cents, currency)}</span>
        </span>
      ))}
    </p>
  );
}

function EntryActions({ entry }: { entry: BankEntry }) {
  const t = useTranslations("payments");
  const [doing, setDoing] = useState<"choose" | "dismiss" | null>(null);
  const booking = useBooking(entry);
  const dismissal = useDismissal(entry);
  const reopening = useReopening(entry);
  if (entry.dismissedReason !== null) {
    return (
      <Button size="sm" pending={reopening.isPending} onClick={() => reopening.mutate()}>
        {t("reopen")}
      </Button>
    );
  }
  if (entry.bookedCents === entry.cents) return null;
  if (doing === "dismiss") {
    return (
      <ReasonForm
        label={t("reason")}
        action={t("dismiss")}
        isPending={dismissal.isPending}
        onDecide={(reason) => dismissal.mutate(reason)}
        onCancel={() => setDoing(null)}
      />
    );
  }
  const { proposal } = entry;
  return (
    <div className="flex flex-wrap items-start gap-2">
      {proposal && (
        <Button
          size="sm"
          look="primary"
          icon={Check}
          pending={booking.isPending}
          onClick={() =>
            booking.mutate(
              proposal.allocations.map(({ invoiceId, cents }) => ({ invoiceId, cents })),
            )
          }
        >
          {t("book")}
        </Button>
      )}
      <Button size="sm" onClick={() => setDoing("choose")}>
        {t("choose")}
      </Button>
      <Button size="sm" look="ghost" icon={X} onClick={() => setDoing("dismiss")}>
        {t("dismiss")}
      </Button>
      {doing === "choose" && (
        <Suspense>
          <BookingDialog entry={entry} onClose={() => setDoing(null)} />
        </Suspense>
      )}
    </div>
  );
}
