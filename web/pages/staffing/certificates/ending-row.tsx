import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { EndingCertificate } from "@/modules/staffing/certificate-expiry/model";
import { ValidityTag } from "@/web/features/crm/candidates/validity-tag";
import { useMay } from "@/web/shared/use-may";
import { Tag } from "@/web/ui/tag";
import { EndingDeeds } from "./ending-deeds";

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
