import { useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useTranslations } from "use-intl";
import type { DueReminder } from "@/modules/billing/reminders/model";
import { dueReminders } from "@/web/features/billing/payments/queries";
import { useMoney } from "@/web/features/billing/payments/use-money";
import { SendingProgress } from "@/web/features/billing/sendings/sending-progress";
import { useSending } from "@/web/features/billing/sendings/use-sending";
import { useDay } from "@/web/shared/dates";
import { useExcluded } from "@/web/shared/hooks/use-excluded";
import { Button } from "@/web/ui/button";
import { Checkbox } from "@/web/ui/checkbox";
import { EmptyState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import { Tag, type Tone } from "@/web/ui/tag";

/** Who is late, and which reminder is due; those without an email address are named, not left out. */
function RemindersTab() {
  const t = useTranslations("payments.reminders");
  const { data } = useQuery(dueReminders);
  const { isChosen, toggle } = useExcluded();
  const sending = useSending();
  if (!data) return <SkeletonRows label={t("loading")} rows={4} rowClass="h-12" />;
  if (data.length === 0) {
    return (
      <div className="grid grid-cols-1 gap-4">
        <SendingProgress />
        <EmptyState kind="nothing-yet" title={t("empty")} text={t("emptyText")} />
      </div>
    );
  }
  const chosen = data.filter(({ invoiceId, email }) => email !== null && isChosen(invoiceId));
  return (
    <div className="grid grid-cols-1 gap-4">
      <SendingProgress />
      <div>
        <Button
          look="primary"
          icon={Send}
          pending={sending.isPending}
          disabled={chosen.length === 0}
          onClick={() =>
            sending.mutate({
              kind: "reminders",
              invoiceIds: chosen.map(({ invoiceId }) => invoiceId),
            })
          }
        >
          {t("send", { count: chosen.length })}
        </Button>
      </div>
      <ul aria-label={t("list")} className="grid gap-2">
        {data.map((due) => (
          <DueRow
            key={due.invoiceId}
            due={due}
            isChosen={isChosen(due.invoiceId)}
            onToggle={() => toggle(due.invoiceId)}
          />
        ))}
      </ul>
    </div>
  );
}

const toneOf = (level: number): Tone => (level === 1 ? "neutral" : level === 2 ? "warn" : "bad");

const nameOf = (level: number) => (level === 1 ? "first" : level === 2 ? "second" : "final");

type RowProps = { due: DueReminder; isChosen: boolean; onToggle: () => void };

function DueRow({ due, isChosen, onToggle }: RowProps) {
  const t = useTranslations("payments.reminders");
  const money = useMoney();
  const day = useDay();
  const { number, clientName, openCents, currency, dueOn, daysLate, level, email } = due;
  return (
    <li
      aria-label={`${number} · ${clientName}`}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border border-line bg-surface p-3 text-sm"
    >
      <Checkbox
        label={`${number} · ${clientName}`}
        checked={isChosen && email !== null}
        disabled={email === null}
        onCheckedChange={onToggle}
      />
      <Tag tone={toneOf(level)}>{t(`levels.${nameOf(level)}`)}</Tag>
      <span className="num font-semibold text-ink">{money(openCents, currency)}</span>
      <span className="text-ink-2">{t("late", { day: day(dueOn), days: daysLate })}</span>
      <span className={email ? "text-ink-2" : "text-bad"}>{email ?? t("noEmail")}</span>
    </li>
  );
}

export { RemindersTab as Component };
