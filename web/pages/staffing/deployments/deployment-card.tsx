import { Eye, FileText, MessageSquareText, Pencil } from "lucide-react";
import { DeploymentTag } from "@/web/features/staffing/deployments/status-tag";
import type { LucideIcon } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { Deployment } from "@/modules/staffing/deployments/model";
import {
  DurationText,
  PayText,
  useCandidateName,
  usePeriod,
} from "@/web/features/staffing/deployments/words";
import { RecordTags } from "@/web/features/records/tags/record-tags";
import { RecordFace } from "@/web/features/records/files/record-face";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { buttonClass } from "@/web/ui/button";
import { DeploymentBadges } from "./deployment-badges";

type Props = { deployment: Deployment };

/** One row of specification §2: who, as what, for whom, where, how long and for how much. */
export function DeploymentCard({ deployment: it }: Props) {
  const t = useTranslations("deployments");
  const format = useFormatter();
  const nameOf = useCandidateName();
  const periodOf = usePeriod();
  const date = format.dateTime(new Date(it.createdAt), "day");
  return (
    <div className="flex flex-1 flex-col gap-2">
      <div className="flex min-h-[24px] flex-wrap items-center gap-1.5 pr-8">
        <span className="num mr-1 text-xs text-ink-3">{it.number}</span>
        <DeploymentTag status={it.status} />
        <DeploymentBadges deployment={it} />
      </div>
      <div className="min-w-0">
        <h2 className="flex items-center gap-2 text-base leading-5 font-semibold text-ink">
          <RecordFace kind="candidate" id={it.candidateId} name={nameOf(it)} />
          <span className="truncate">{nameOf(it)}</span>
        </h2>
        <p className="truncate text-sm text-ink-2">{it.position}</p>
        <p className="truncate text-sm text-ink-2">
          {it.clientName} · {it.projectName ?? t("unknownProject")}
        </p>
        <p className="truncate text-sm text-ink-3">{it.location}</p>
      </div>
      <p className="flex flex-wrap gap-x-2 text-xs text-ink-2">
        <span>{periodOf(it)}</span>
        {it.endDate && <DurationText it={it} />}
        <PayText it={it} />
      </p>
      {it.notes && <p className="line-clamp-2 text-xs text-ink-3">{it.notes}</p>}
      <RecordTags kind="deployment" id={it.id} />
      <div className="mt-auto grid gap-1 border-t border-line pt-2">
        <span className="text-xs text-ink-3">{t("created", { date })}</span>
        <CardLinks deployment={it} name={nameOf(it)} />
      </div>
    </div>
  );
}

function CardLinks({ deployment: { id }, name }: Props & { name: string }) {
  const t = useTranslations("deployments");
  const tAll = useTranslations("records");
  const mayEdit = useHasRole("recruiter");
  const link = { id, name };
  return (
    <div className="-ml-2 flex flex-wrap">
      <CardLink {...link} icon={Eye} label={t("view")} says={t("viewOf", { name })} />
      {mayEdit && (
        <CardLink
          {...link}
          icon={Pencil}
          label={tAll("edit")}
          says={tAll("editTitle", { name })}
          with={{ edit: "1" }}
        />
      )}
      <CardLink
        {...link}
        icon={FileText}
        label={t("contractAction")}
        says={t("contractOf", { name })}
        with={{ tab: "documents" }}
      />
      <CardLink
        {...link}
        icon={MessageSquareText}
        label={t("feedbackAction")}
        says={t("feedbackOf", { name })}
        with={{ tab: "feedback" }}
      />
    </div>
  );
}

type LinkProps = {
  id: string;
  icon: LucideIcon;
  label: string;
  says: string;
  with?: Record<string, string>;
};

/** Each leads to a part of the record, and the list stays in the address. */
function CardLink({ id, icon: Icon, label, says, with: more = {} }: LinkProps) {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  for (const [key, value] of Object.entries(more)) params.set(key, value);
  return (
    <Link
      to={{ pathname: `/deployments/${id}`, search: `?${params}` }}
      preventScrollReset
      aria-label={says}
      className={buttonClass("ghost", "sm")}
    >
      <Icon aria-hidden="true" size={14} />
      {label}
    </Link>
  );
}
