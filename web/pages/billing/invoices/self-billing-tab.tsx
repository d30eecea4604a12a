import { useQuery } from "@tanstack/react-query";
import { Receipt } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { SelfBillDraft, SelfBillsIssued } from "@/modules/billing/self-billing/model";
import { maxAtOnce } from "@/modules/billing/self-billing/rules";
import { api, ok } from "@/web/api";
import { upTo, useWeekChosen, WeekChoice } from "@/web/features/billing/invoices/week-choice";
import { SelfBillRow } from "@/web/features/billing/self-billing/bill-row";
import { isWhole, SelfDraftRow } from "@/web/features/billing/self-billing/draft-row";
import { selfBillDrafts, selfBillsOf } from "@/web/features/billing/self-billing/queries";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { useServerText } from "@/web/i18n/server-texts";
import { useExcluded } from "@/web/shared/hooks/use-excluded";
import { billingKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";
import { SectionTitle } from "@/web/ui/section-title";
import { SkeletonRows } from "@/web/ui/skeleton";

const SelfBillingDialog = lazy(() => import("@/web/features/billing/self-billing/details-dialog"));

/** What freelancers worked, made out in their names, and what became of it. */
function SelfBillingTab() {
  const t = useTranslations("selfBilling");
  const { monday, setMonday } = useWeekChosen("selfBilling");
  const days = upTo(monday);
  const drafts = useQuery(selfBillDrafts(days)).data;
  return (
    <div className="grid grid-cols-1 gap-4">
      <WeekChoice monday={monday} onChoose={setMonday} />
      {drafts ? (
        <Drafts key={monday} drafts={drafts} days={days} />
      ) : (
        <SkeletonRows label={t("loading")} rows={3} rowClass="h-20" />
      )}
      <Issued />
    </div>
  );
}

type DraftsProps = { drafts: SelfBillDraft[]; days: { from: string; to: string } };

function Drafts({ drafts, days }: DraftsProps) {
  const t = useTranslations("selfBilling");
  const { isChosen, toggle } = useExcluded();
  const [edited, setEdited] = useState<SelfBillDraft | null>(null);
  if (drafts.length === 0) {
    return <EmptyState kind="nothing-yet" title={t("noDrafts")} text={t("noDraftsText")} />;
  }
  const chosen = drafts.filter((it) => isWhole(it) && isChosen(it.key));
  return (
    <>
      {drafts.some(isWhole) && <IssueButton drafts={chosen} days={days} />}
      <ul aria-label={t("drafts")} className="grid gap-2">
        {drafts.map((draft) => (
          <SelfDraftRow
            key={draft.key}
            draft={draft}
            isChosen={isChosen(draft.key)}
            onToggle={() => toggle(draft.key)}
            onDetails={() => setEdited(draft)}
          />
        ))}
      </ul>
      {edited && (
        <Suspense>
          <SelfBillingDialog
            candidateId={edited.candidateId}
            name={edited.candidateName}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Makes out exactly what is shown, some at a time, and says what was refused. */
function IssueButton({ drafts, days }: DraftsProps) {
  const t = useTranslations("selfBilling");
  const say = useServerText();
  const chosen = drafts.map(({ key, fingerprint }) => ({ key, fingerprint }));
  const issuing = useUndoableMutation({
    run: async () => {
      const done: SelfBillsIssued = [];
      for (let at = 0; at < chosen.length; at += maxAtOnce) {
        const some = chosen.slice(at, at + maxAtOnce);
        done.push(...(await ok(api["self-billing"].invoices.post({ ...days, drafts: some }))));
      }
      return done;
    },
    success: (done) => t("issued", { count: done.filter(({ number }) => number !== null).length }),
    failure: t("issueFailed"),
    keys: [billingKey],
  });
  const reasons = new Set((issuing.data ?? []).flatMap(({ reason }) => reason ?? []));
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        look="primary"
        icon={Receipt}
        pending={issuing.isPending}
        disabled={chosen.length === 0}
        onClick={() => issuing.mutate(undefined)}
      >
        {t("issue", { count: chosen.length })}
      </Button>
      {[...reasons].map((reason) => (
        <p key={reason} role="status" className="text-sm text-ink-2">
          {say(reason)}
        </p>
      ))}
    </div>
  );
}

function Issued() {
  const t = useTranslations("selfBilling");
  const { data } = useQuery(selfBillsOf("all"));
  if (!data || data.items.length === 0) return null;
  return (
    <section className="grid gap-2">
      <SectionTitle>{t("title")}</SectionTitle>
      <ul aria-label={t("title")} className="grid gap-2">
        {data.items.map((bill) => (
          <SelfBillRow key={`${bill.id}:${bill.version}`} bill={bill} />
        ))}
      </ul>
    </section>
  );
}

export { SelfBillingTab as Component };
