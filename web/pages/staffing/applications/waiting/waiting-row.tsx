import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Applicant } from "@/modules/public/application-form/model";
import { When } from "@/web/features/platform/records/when";
import { Button } from "@/web/ui/button";
import { ConfirmDialog } from "@/web/ui/confirm-dialog";
import { TakeUp } from "./take-up";
import { useDismissing } from "./use-waiting";

type Props = { applicant: Applicant; isChosen: boolean; choose: (isOn: boolean) => void };

/** Who it is, for which job and since when; taking them up asks who they are. */
export function WaitingRow({ applicant, isChosen, choose }: Props) {
  const t = useTranslations("applications.waiting");
  const tCommon = useTranslations("common.actions");
  const dismissing = useDismissing();
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
