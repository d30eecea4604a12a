import { CalendarClock, Check, CircleOff, Ellipsis, RefreshCw } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { EndingCertificate } from "@/modules/staffing/certificate-expiry/model";
import { api, ok } from "@/web/api";
import { useCertificateActions } from "@/web/features/crm/certificates/use-wallet";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { useDate } from "@/web/shared/dates";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { tasksKey } from "@/web/state/query-keys";
import { BareIconButton } from "@/web/ui/bare-icon-button";
import { LazyMenu } from "@/web/ui/lazy-menu";
import { Tag } from "@/web/ui/tag";

type Props = { ending: EndingCertificate };

/** Where the papers of somebody are kept. */
export const holderAddress = (candidateId: string) => `/candidates/${candidateId}?tab=papers`;

/** The holder by name, which leads to their papers. */
export const HolderLink = ({ ending: { candidate }, after }: Props & { after?: ReactNode }) => (
  <Link
    to={holderAddress(candidate.id)}
    data-opens=""
    className="truncate leading-[24px] font-medium text-ink hover:underline"
  >
    {candidate.name}
    {after}
  </Link>
);

export function DaysLeft({ ending: { daysLeft } }: Props) {
  const t = useTranslations("papers.wallet");
  if (daysLeft === null) return null;
  return (
    <span className="num text-xs text-ink-2">
      {daysLeft < 0 ? t("daysOver", { days: -daysLeft }) : t("daysLeft", { days: daysLeft })}
    </span>
  );
}

/** Where the holder works or is about to, and whether the paper lasts as long. */
export function Places({ ending: { deployments, expiresOn } }: Props) {
  const t = useTranslations("papers.expiry");
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2">
      {deployments.length === 0 && t("idle")}
      {deployments.map(({ id, position, clientName, outlasts }) => (
        <span key={id} className="flex min-w-0 flex-wrap items-center gap-1.5">
          <Link
            to={`/deployments/${id}`}
            className="inline-flex min-h-[24px] items-center underline-offset-2 hover:underline"
          >
            {t("at", { position, client: clientName })}
          </Link>
          {expiresOn && (
            <Tag tone={outlasts ? "ok" : "warn"}>{t(outlasts ? "lasts" : "doesNotLast")}</Tag>
          )}
        </span>
      ))}
    </span>
  );
}

const CertificateDialog = lazy(() => import("@/web/features/crm/certificates/certificate-dialog"));

/** Renew it, have it renewed, say that it was seen, or that nobody needs it any more. */
export function CertificateActions({ ending }: Props) {
  const t = useTranslations("papers");
  const mayEdit = useHasRole("recruiter");
  const [isRenewing, setRenewing] = useState(false);
  const { verify, letGo } = useCertificateActions(ending.candidate.id);
  const task = useTask(ending);
  const { id, name, verifiedAt, candidate } = ending;
  const of = { name: `${name}, ${candidate.name}` };
  if (!mayEdit) return null;
  const seen = {
    label: t("wallet.verify"),
    icon: Check,
    onSelect: () => verify.mutate({ id, name }),
  };
  const end = {
    label: t("wallet.letGo"),
    icon: CircleOff,
    onSelect: () => letGo.mutate({ id, name }),
  };
  const plan = { label: t("expiry.task"), icon: CalendarClock, onSelect: () => task.mutate() };
  return (
    <span className="inline-flex">
      <BareIconButton
        icon={RefreshCw}
        size="sm"
        label={t("wallet.renewOf", of)}
        onClick={() => setRenewing(true)}
      />
      <LazyMenu
        label={t("columns.deeds")}
        entries={[plan, ...(verifiedAt ? [] : [seen]), end]}
        trigger={<BareIconButton icon={Ellipsis} size="sm" label={t("expiry.moreOf", of)} />}
      />
      {isRenewing && (
        <Suspense>
          <CertificateDialog
            candidateId={candidate.id}
            deed="renew"
            paper={ending}
            onClose={() => setRenewing(false)}
          />
        </Suspense>
      )}
    </span>
  );
}

/** A task on the asker's own list, about the candidate, due before the certificate ends; to ask when, where nobody knows. */
function useTask({ name, candidate, expiresOn }: EndingCertificate) {
  const t = useTranslations("papers.expiry");
  const day = useDate();
  const of = { certificate: name, name: candidate.name };
  const title = expiresOn ? t("taskTitle", { ...of, day: day(expiresOn) }) : t("taskCheck", of);
  return useUndoableMutation({
    run: (_: void) =>
      ok(
        api.tasks.post({
          title,
          dueAt: expiresOn && `${expiresOn}T08:00:00.000Z`,
          record: { kind: "candidate", id: candidate.id },
        }),
      ),
    success: () => t("taskDone"),
    failure: t("taskFailed"),
    keys: [tasksKey],
  });
}
