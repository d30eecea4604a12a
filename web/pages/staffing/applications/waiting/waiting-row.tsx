import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { Applicant } from "@/modules/engagement/application-form/model";
import { api, ok } from "@/web/api";
import { possibleDuplicates } from "@/web/features/crm/candidates/queries";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { When } from "@/web/features/records/core/when";
import { applicationsKey } from "@/web/features/staffing/applications/queries";
import { useDay } from "@/web/shared/dates";
import { candidatesKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { ConfirmDialog } from "@/web/ui/confirm-dialog";
import { Choice, Known } from "./choice";

type Props = { applicant: Applicant; isChosen: boolean; choose: (isOn: boolean) => void };

/** Who it is, for which job and since when; taking them up asks who they are. */
export function WaitingRow({ applicant, isChosen, choose }: Props) {
  const t = useTranslations("applications.waiting");
  const tCommon = useTranslations("common.actions");
  const dismissing = useDismissing();
  const dayOf = useDay();
  const [isAsked, ask] = useState(false);
  const { id, firstName, lastName, email, phone, jobTitle, createdAt } = applicant;
  const name = `${firstName} ${lastName}`;
  return (
    <li className="grid gap-3 rounded-lg border border-line bg-surface p-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
          <h3 className="text-sm font-medium break-words text-ink">{name}</h3>
          <p className="text-sm break-words text-ink-2">{jobTitle}</p>
          <p className="text-xs break-words text-ink-3">
            {[email, phone].filter(Boolean).join(" · ")} · <When iso={createdAt} />
          </p>
          {applicant.askedAt === null && (
            <p className="text-xs text-warn">{t("unasked", { day: dayOf(applicant.keptUntil) })}</p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            aria-expanded={isChosen}
            aria-label={t("takeUpOne", { name })}
            onClick={() => choose(!isChosen)}
          >
            {t("takeUp")}
          </Button>
          <Button
            size="sm"
            look="ghost"
            aria-label={t("dismissOne", { name })}
            onClick={() => ask(true)}
          >
            {t("dismiss")}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={ask}
        title={t("dismissOne", { name })}
        losses={t("dismissLosses")}
        confirmLabel={t("dismiss")}
        cancelLabel={tCommon("cancel")}
        pending={dismissing.isPending}
        onConfirm={() => dismissing.mutate(id)}
      />
      {isChosen && <TakeUp applicant={applicant} onDone={() => choose(false)} />}
    </li>
  );
}

type TakeUpProps = { applicant: Applicant; onDone: () => void };

/** A new candidate, or one of those who may be the same person; who is surely the same is proposed. */
function TakeUp({ applicant, onDone }: TakeUpProps) {
  const t = useTranslations("applications.waiting");
  const { id, firstName, lastName, email, phone } = applicant;
  const typed = { firstName, lastName, email, ...(phone && { phone }) };
  const { data: alike = [], isPending } = useQuery(possibleDuplicates(typed));
  const [own, choose] = useState<string | null>();
  const sure = alike.find(({ strength }) => strength === "strong");
  const candidateId = own === undefined ? (sure?.candidate.id ?? null) : own;
  const taking = useTakingUp(onDone);
  const group = useId();
  const choiceOf = (it: string | null) => ({
    group,
    isChosen: it === candidateId,
    choose: () => choose(it),
  });
  return (
    <form action={() => taking.mutate({ id, candidateId })}>
      <fieldset className="grid gap-1.5" disabled={isPending}>
        <legend className="pb-1 text-xs font-medium text-ink-2">{t("who")}</legend>
        {alike.map(({ candidate, signs }) => (
          <Choice key={candidate.id} {...choiceOf(candidate.id)}>
            <Known candidate={candidate} signs={signs} />
          </Choice>
        ))}
        <Choice {...choiceOf(null)}>{t("newOne")}</Choice>
        <p className="text-xs text-ink-3">{t("noConsent")}</p>
        <div>
          <Button type="submit" look="primary" size="sm" pending={taking.isPending}>
            {t(candidateId ? "takeUpKnown" : "takeUpNew")}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}

type Chosen = { id: string; candidateId: string | null };

/** Makes an applicant the candidate who was chosen, or a new one. */
function useTakingUp(onDone: () => void) {
  const t = useTranslations("applications.waiting");
  return useUndoableMutation({
    run: async ({ id, candidateId }: Chosen) => {
      await ok(api.applicants({ id }).candidate.post({ candidateId }));
      onDone();
    },
    success: () => t("takenUp"),
    failure: t("takingFailed"),
    keys: [candidatesKey],
  });
}

/** Lets go of what somebody sent, for good. */
function useDismissing() {
  const t = useTranslations("applications.waiting");
  return useUndoableMutation({
    run: (id: string) => ok(api.applicants({ id }).delete()),
    success: () => t("dismissed"),
    failure: t("dismissingFailed"),
    keys: [applicationsKey],
  });
}
