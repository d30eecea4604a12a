import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { EndingCertificate } from "@/modules/staffing/certificate-expiry/model";
import { ValidityTag } from "@/web/features/crm/candidates/validity-tag";
import { useMay } from "@/web/shared/hooks/use-may";
import { Tag } from "@/web/ui/tag";
import { lazy, Suspense, useState } from "react";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/features/records/core/use-deed";
import { useDate } from "@/web/shared/dates";
import { usePaperDeeds } from "@/web/features/crm/certificates/use-wallet";
import { tasksKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";

const PaperDialog = lazy(() => import("@/web/features/crm/certificates/paper-dialog"));

/** Renew it, have it renewed, say that it was seen, or that nobody needs it any more. */
function EndingDeeds({ ending }: { ending: EndingCertificate }) {
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

/** One certificate on its way to its end. */
export function EndingRow({ ending }: { ending: EndingCertificate }) {
  const t = useTranslations("papers");
  const mayEdit = useMay("recruiter");
  const { candidate, name, number, daysLeft, expiresOn, verifiedAt, deployments } = ending;
  return (
    <li
      aria-label={`${name}, ${candidate.name}`}
      className="grid gap-2 rounded-lg border border-line bg-raised px-3 py-2.5 text-sm"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={`/candidates/${candidate.id}?tab=papers`}
          className="inline-flex min-h-[24px] items-center gap-1.5 font-medium text-ink underline-offset-2 hover:underline"
        >
          {candidate.name}
          <span className="num text-xs text-ink-3">{candidate.number}</span>
        </Link>
        <span className="w-full min-w-0 break-words text-ink-2 sm:w-auto sm:flex-1">
          {name} {number && <span className="num text-xs text-ink-3">{number}</span>}
        </span>
        <ValidityTag expiresOn={expiresOn} />
        <span className="num text-xs text-ink-2">
          {daysLeft < 0
            ? t("wallet.daysOver", { days: -daysLeft })
            : t("wallet.daysLeft", { days: daysLeft })}
        </span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2">
          {deployments.length === 0 && t("expiry.idle")}
          {deployments.map(({ id, position, clientName, outlasts }) => (
            <span key={id} className="flex flex-wrap items-center gap-1.5">
              <Link
                to={`/deployments/${id}`}
                className="inline-flex min-h-[24px] items-center underline-offset-2 hover:underline"
              >
                {t("expiry.at", { position, client: clientName })}
              </Link>
              <Tag tone={outlasts ? "ok" : "warn"}>
                {t(outlasts ? "expiry.lasts" : "expiry.doesNotLast")}
              </Tag>
            </span>
          ))}
          {!verifiedAt && <Tag tone="neutral">{t("expiry.verified.no")}</Tag>}
        </div>
        {mayEdit && <EndingDeeds ending={ending} />}
      </div>
    </li>
  );
}
