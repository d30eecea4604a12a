import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, Receipt } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { InvoiceDraft } from "@/modules/billing/invoices/model";
import { addDays, mondayOf, todayOf } from "@/src/calendar";
import { api, ok } from "@/web/api";
import { DraftRow, isWhole } from "@/web/features/billing/invoices/draft-row";
import { billingRuns, draftsIn } from "@/web/features/billing/invoices/queries";
import { useDeed } from "@/web/features/records/core/use-deed";
import { useDay } from "@/web/shared/dates";
import { useLeftOut } from "@/web/shared/hooks/use-left-out";
import { useMay } from "@/web/shared/hooks/use-may";
import { billingKey, paymentsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";
import { IconButton } from "@/web/ui/icon-button";
import { SkeletonRows } from "@/web/ui/skeleton";
import { Progress } from "./run-progress";

const DetailsDialog = lazy(() => import("@/web/features/billing/invoices/details-dialog"));

/** What was approved up to a week and not billed: chosen, issued, and followed while it goes on. */
function DraftsTab() {
  const t = useTranslations("invoices");
  const [params, setParams] = useSearchParams();
  const asked = params.get("week") ?? "";
  const isDay = /^\d{4}-\d\d-\d\d$/.test(asked);
  const monday = mondayOf(isDay ? asked : addDays(todayOf(new Date()), -7));
  const setMonday = (week: string) => setParams({ tab: "drafts", week }, { replace: true });
  // Whatever an earlier run left out comes along.
  const days = { from: earliest, to: addDays(monday, 6) };
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

const earliest = "2000-01-01";

type WeekProps = { monday: string; onChoose: (monday: string) => void };

function WeekChoice({ monday, onChoose }: WeekProps) {
  const t = useTranslations("invoices");
  const day = useDay();
  return (
    <div className="flex items-center gap-2">
      <IconButton
        icon={ChevronLeft}
        label={t("weekBefore")}
        onClick={() => onChoose(addDays(monday, -7))}
      />
      <span className="num text-sm text-ink">{t("until", { day: day(addDays(monday, 6)) })}</span>
      <IconButton
        icon={ChevronRight}
        label={t("weekAfter")}
        onClick={() => onChoose(addDays(monday, 7))}
      />
    </div>
  );
}

type DraftsProps = { drafts: InvoiceDraft[]; days: { from: string; to: string } };

function Drafts({ drafts, days }: DraftsProps) {
  const t = useTranslations("invoices");
  const mayIssue = useMay("recruiter");
  const { isChosen, toggle } = useLeftOut();
  const [edited, setEdited] = useState<InvoiceDraft | null>(null);
  const chosen = drafts.filter((it) => isWhole(it) && isChosen(it.key));
  if (drafts.length === 0) {
    return <EmptyState kind="nothing-yet" title={t("noDrafts")} text={t("noDraftsText")} />;
  }
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

/** Issues exactly what is shown; one run at a time. */
function IssueButton({ drafts, days }: DraftsProps) {
  const t = useTranslations("invoices");
  const { data: runs } = useQuery(billingRuns);
  const chosen = drafts.map(({ key, fingerprint }) => ({ key, fingerprint }));
  const issuing = useDeed({
    act: () => ok(api["billing-runs"].post({ ...days, drafts: chosen })),
    failed: t("issueFailed"),
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
        onClick={() => issuing.mutate(undefined)}
      >
        {t("issue", { count: drafts.length })}
      </Button>
    </div>
  );
}

export { DraftsTab as Component };
