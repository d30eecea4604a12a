import { useQuery } from "@tanstack/react-query";
import { Bell, Download, Send, Upload } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { LinksSent } from "@/modules/staffing/timesheets/approvals/model";
import type { RemindersSent } from "@/modules/staffing/timesheets/model";
import { addDays } from "@/src/calendar";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { linksOf, weekCounts } from "@/web/features/staffing/timesheets/queries";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { timesheetsKey } from "@/web/state/query-keys";
import { Button, buttonClass } from "@/web/ui/button";

const imports = {
  hours: lazy(() => import("./importing/hours-import")),
  expenses: lazy(() => import("./importing/expenses-import")),
};

/** Reminds whoever is missing, sends what is handed in to the clients, and shows what follows by itself. */
export function WeekActions({ week }: { week: string }) {
  const t = useTranslations("timesheets.week");
  const mayEdit = useHasRole("recruiter");
  const [importing, setImporting] = useState<keyof typeof imports>();
  const Import = importing && imports[importing];
  const { data: counts } = useQuery(weekCounts(week));
  const reminding = useUndoableMutation<void, RemindersSent>({
    run: () => ok(api.timesheets.reminders.post({ week })),
    success: ({ sent, without }) => t("reminded", { sent, without }),
    failure: t("failed"),
    keys: [timesheetsKey],
  });
  const sending = useUndoableMutation<void, LinksSent>({
    run: () => ok(api["approval-links"].post({ week })),
    success: ({ sent, without }) => t("sent", { sent: sent.length, without: without.length }),
    failure: t("failed"),
    keys: [timesheetsKey],
  });
  if (!mayEdit || !counts) return null;
  const missing = counts.expected + counts.open;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {missing > 0 && (
          <Button icon={Bell} pending={reminding.isPending} onClick={() => reminding.mutate()}>
            {t("remind", { count: missing })}
          </Button>
        )}
        {counts.submitted > 0 && (
          <Button icon={Send} pending={sending.isPending} onClick={() => sending.mutate()}>
            {t("send", { count: counts.submitted })}
          </Button>
        )}
        {counts.approved + counts.billed > 0 && (
          <a
            className={buttonClass("ghost")}
            href={`/api/timesheets/pay?format=csv&from=${week}&to=${addDays(week, 6)}`}
            download
          >
            <Download aria-hidden className="size-4" />
            {t("pay")}
          </a>
        )}
        <Button look="ghost" icon={Upload} onClick={() => setImporting("hours")}>
          {t("import")}
        </Button>
        <Button look="ghost" icon={Upload} onClick={() => setImporting("expenses")}>
          {t("importExpenses")}
        </Button>
      </div>
      <Links week={week} />
      {Import && (
        <Suspense>
          <Import onClose={() => setImporting(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** Who of the clients has a link, and when the next email goes out by itself. */
function Links({ week }: { week: string }) {
  const t = useTranslations("timesheets.week");
  const format = useFormatter();
  const { data: links = [] } = useQuery(linksOf(week));
  const revoking = useUndoableMutation({
    run: (id: string) => ok(api["approval-links"]({ id }).revocation.post()),
    success: () => t("revoked"),
    failure: t("revokeFailed"),
    keys: [timesheetsKey],
  });
  const at = (moment: string) => format.dateTime(new Date(moment), "moment");
  return (
    <ul aria-label={t("links")} className="grid gap-1 text-xs text-ink-2 empty:hidden">
      {links.map(({ id, clientName, contactName, sentAt, openedAt, revokedAt, next }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-2">
          <span>
            {clientName}: {contactName} · {t("linkSent", { at: at(sentAt) })}
            {openedAt && ` · ${t("linkOpened", { at: at(openedAt) })}`}
            {revokedAt && ` · ${t("linkRevoked")}`}
            {next && ` · ${t(`next.${next.kind}`, { at: at(next.at) })}`}
          </span>
          {!revokedAt && (
            <button
              type="button"
              className="inline-flex min-h-[24px] cursor-pointer items-center font-medium text-ink underline-offset-2 hover:underline"
              aria-label={t("revokeOf", { name: contactName ?? clientName })}
              onClick={() => revoking.mutate(id)}
            >
              {t("revoke")}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
