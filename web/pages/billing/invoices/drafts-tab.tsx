import { useQuery } from "@tanstack/react-query";
import { Receipt } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { InvoiceDraft } from "@/modules/billing/invoices/model";
import { api, ok } from "@/web/api";
import { DraftRow, isWhole } from "@/web/features/billing/invoices/draft-row";
import { billingRuns, draftsIn } from "@/web/features/billing/invoices/queries";
import { upTo, useWeekChosen, WeekChoice } from "@/web/features/billing/invoices/week-choice";
import { useMoney } from "@/web/features/billing/payments/use-money";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { useExcluded } from "@/web/shared/hooks/use-excluded";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { billingKey, paymentsKey } from "@/web/state/query-keys";
import { Button, buttonClass } from "@/web/ui/button";
import { ConfirmDialog } from "@/web/ui/confirm-dialog";
import { EmptyState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import { Progress } from "./run-progress";

const DetailsDialog = lazy(() => import("@/web/features/billing/invoices/details-dialog"));

/** What was approved up to a week and not billed: chosen, issued, and followed while it goes on. */
function DraftsTab() {
  const t = useTranslations("invoices");
  const { monday, setMonday } = useWeekChosen("drafts");
  // Whatever an earlier run left out comes along.
  const days = upTo(monday);
  const { data } = useQuery(draftsIn(days));
  return (
    <div className="grid grid-cols-1 gap-4">
      <WeekChoice monday={monday} onChoose={setMonday} />
      <Progress />
      {data ? (
        <Drafts key={monday} drafts={data} days={days} />
      ) : (
        <SkeletonRows label={t("loading")} rows={4} rowClass="h-20" />
      )}
    </div>
  );
}

/** What comes before an invoice: hours that somebody approves. */
function NothingToBill() {
  const t = useTranslations("invoices");
  const tShell = useTranslations("shell.pages");
  const toHours = (
    <Link to="/timesheets" className={buttonClass()}>
      {tShell("timesheets")}
    </Link>
  );
  return (
    <EmptyState
      kind="nothing-yet"
      title={t("noDrafts")}
      text={t("noDraftsText")}
      action={toHours}
    />
  );
}

type DraftsProps = { drafts: InvoiceDraft[]; days: { from: string; to: string } };

function Drafts({ drafts, days }: DraftsProps) {
  const t = useTranslations("invoices");
  const mayIssue = useHasRole("recruiter");
  const { isChosen, toggle } = useExcluded();
  const [edited, setEdited] = useState<InvoiceDraft | null>(null);
  const chosen = drafts.filter((it) => isWhole(it) && isChosen(it.key));
  if (drafts.length === 0) return <NothingToBill />;
  return (
    <>
      {mayIssue && drafts.some(isWhole) && <IssueButton drafts={chosen} days={days} />}
      <ul aria-label={t("tabs.drafts")} className="grid gap-2">
        {drafts.toSorted(readyFirst).map((draft) => (
          <DraftRow
            key={draft.key}
            draft={draft}
            isChosen={isChosen(draft.key)}
            onToggle={() => toggle(draft.key)}
            onDetails={mayIssue ? () => setEdited(draft) : null}
          />
        ))}
      </ul>
      {edited && (
        <Suspense>
          <DetailsDialog
            clientId={edited.clientId}
            name={edited.clientName}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </>
  );
}

const readyFirst = (one: InvoiceDraft, other: InvoiceDraft): number =>
  Number(isWhole(other)) - Number(isWhole(one));

/** Issues exactly what is shown, once its sum was confirmed, because no number can be taken back; one run at a time. */
function IssueButton({ drafts, days }: DraftsProps) {
  const t = useTranslations("invoices");
  const tAll = useTranslations("common.actions");
  const [isAsking, ask] = useState(false);
  const sum = useSum(drafts);
  const { data: runs } = useQuery(billingRuns);
  const chosen = drafts.map(({ key, fingerprint }) => ({ key, fingerprint }));
  const issuing = useUndoableMutation({
    run: () => ok(api["billing-runs"].post({ ...days, drafts: chosen })),
    failure: t("issueFailed"),
    keys: [billingKey, paymentsKey],
  });
  const isBusy = issuing.isPending || runs?.some(({ state }) => state === "running");
  return (
    <div>
      <Button
        look="primary"
        icon={Receipt}
        pending={isBusy ?? false}
        disabled={drafts.length === 0}
        onClick={() => ask(true)}
      >
        {t("issue", { count: drafts.length })}
      </Button>
      <span className="num ml-3 text-sm text-ink-2">{sum}</span>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={ask}
        title={t("issueTitle", { count: drafts.length, sum })}
        losses={t("issueText")}
        confirmLabel={t("issueNow")}
        cancelLabel={tAll("cancel")}
        onConfirm={() => {
          ask(false);
          issuing.mutate(undefined);
        }}
      />
    </div>
  );
}

/** What is asked for altogether, in each currency. */
function useSum(drafts: InvoiceDraft[]): string {
  const money = useMoney();
  const format = useFormatter();
  const sums = Map.groupBy(drafts, ({ currency }) => currency);
  const total = (some: InvoiceDraft[]) =>
    some.reduce((cents, { grossCents }) => cents + (grossCents ?? 0), 0);
  return format.list([...sums].map(([currency, some]) => money(total(some), currency)));
}

export { DraftsTab as Component };
