import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { EndingCertificate } from "@/modules/staffing/certificate-expiry/model";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/features/records/core/use-deed";
import { useDate } from "@/web/shared/dates";
import { usePaperDeeds } from "@/web/features/crm/certificates/use-wallet";
import { tasksKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";

const PaperDialog = lazy(() => import("@/web/features/crm/certificates/paper-dialog"));

/** Renew it, have it renewed, say that it was seen, or that nobody needs it any more. */
export function EndingDeeds({ ending }: { ending: EndingCertificate }) {
  const t = useTranslations("papers");
  const [isRenewing, setRenewing] = useState(false);
  const { verify, letGo } = usePaperDeeds(ending.candidate.id);
  const task = useTask(ending);
  const { id, name, verifiedAt, candidate } = ending;
  const of = `${name}, ${candidate.name}`;
  return (
    <div className="flex flex-wrap gap-1">
      <Button
        size="sm"
        aria-label={t("wallet.renewOf", { name: of })}
        onClick={() => setRenewing(true)}
      >
        {t("wallet.renew")}
      </Button>
      <Button
        size="sm"
        pending={task.isPending}
        aria-label={t("expiry.taskOf", { name: of })}
        onClick={() => task.mutate(undefined)}
      >
        {t("expiry.task")}
      </Button>
      {!verifiedAt && (
        <Button
          size="sm"
          look="ghost"
          pending={verify.isPending}
          aria-label={t("wallet.verifyOf", { name: of })}
          onClick={() => verify.mutate({ id, name })}
        >
          {t("wallet.verify")}
        </Button>
      )}
      <Button
        size="sm"
        look="ghost"
        pending={letGo.isPending}
        aria-label={t("wallet.letGoOf", { name: of })}
        onClick={() => letGo.mutate({ id, name })}
      >
        {t("wallet.letGo")}
      </Button>
      {isRenewing && (
        <Suspense>
          <PaperDialog
            candidateId={candidate.id}
            deed="renew"
            paper={ending}
            onClose={() => setRenewing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** A task on the asker's own list, about the candidate, due before the certificate ends. */
function useTask({ name, candidate, expiresOn }: EndingCertificate) {
  const t = useTranslations("papers.expiry");
  const day = useDate();
  const title = t("taskTitle", { certificate: name, name: candidate.name, day: day(expiresOn) });
  return useDeed({
    act: () =>
      ok(
        api.tasks.post({
          title,
          dueAt: `${expiresOn}T08:00:00.000Z`,
          record: { kind: "candidate", id: candidate.id },
        }),
      ),
    said: () => t("taskDone"),
    failed: t("taskFailed"),
    keys: [tasksKey],
  });
}
