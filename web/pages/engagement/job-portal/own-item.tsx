import { CalendarPlus, Download, FileText } from "lucide-react";
import { useFormatter, useTranslations } from "use-intl";
import type { OwnApplication } from "@/modules/engagement/job-portal/model";
import { stages, stagesReached } from "@/modules/engagement/job-portal/rules";
import { useZone } from "@/web/shared/hooks/use-zone";
import { buttonClass, Button } from "@/web/ui/button";
import { cx } from "@/web/ui/cx";
import { StatusTag } from "./status-tag";
import { Banner } from "@/web/ui/banner";

const contentOf = (fileId: string) => `/api/files/${fileId}/content`;

/** Congratulations, and what was sent along with them. */
function Offer({ own: { id, papers } }: { own: OwnApplication }) {
  const t = useTranslations("portal.offer");
  return (
    <div className="grid gap-2">
      <Banner tone="ok">{t("congratulations")}</Banner>
      <div className="flex flex-wrap items-center gap-2">
        <Contract papers={papers} />
        <Documents id={id} papers={papers} />
        {papers.length === 0 && <span className="text-xs text-ink-3">{t("nothingSent")}</span>}
      </div>
    </div>
  );
}

function Contract({ papers }: Pick<OwnApplication, "papers">) {
  const t = useTranslations("portal.offer");
  const contract = papers.find(({ type }) => type === "worker-agreement") ?? papers[0];
  if (!contract) {
    return (
      <Button icon={FileText} disabled>
        {t("contract")}
      </Button>
    );
  }
  return (
    <a
      href={contentOf(contract.fileId)}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass("primary")}
    >
      <FileText aria-hidden="true" size={16} />
      {t("contract")}
    </a>
  );
}

/** All of them in one file. */
function Documents({ id, papers }: Pick<OwnApplication, "id" | "papers">) {
  const t = useTranslations("portal.offer");
  if (papers.length === 0) {
    return (
      <Button icon={Download} disabled>
        {t("documents")}
      </Button>
    );
  }
  return (
    <a
      href={`/api/applications/my/${id}/documents.zip`}
      download=""
      className={buttonClass("secondary")}
    >
      <Download aria-hidden="true" size={16} />
      {t("documents")}
    </a>
  );
}

export function OwnItem({ own }: { own: OwnApplication }) {
  const t = useTranslations("portal.own");
  const format = useFormatter();
  const reached = stagesReached(own.status);
  const date = format.dateTime(new Date(own.appliedDate), "day");
  return (
    <article className="grid gap-3 rounded-lg border border-line bg-surface p-4 shadow-card">
      <header className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-base leading-5 font-semibold break-words text-ink">{own.jobTitle}</h2>
          <p className="text-sm text-ink-2">
            {[own.company, t("appliedOn", { date })].filter(Boolean).join(" · ")}
          </p>
        </div>
        <StatusTag status={own.status} />
      </header>
      {reached > 0 ? (
        <Progress reached={reached} />
      ) : (
        <p className="text-sm text-ink-2">{t("closed")}</p>
      )}
      {own.status === "interview" && <Meeting own={own} />}
      {own.status === "offer" && <Offer own={own} />}
    </article>
  );
}

/** When one is talked to, by one's own clock, and the way to put it into one's calendar. */
function Meeting({ own: { interviewDate, interviewId } }: { own: OwnApplication }) {
  const t = useTranslations("portal.own");
  const format = useFormatter();
  const timeZone = useZone();
  if (!interviewDate) return null;
  const when = format.dateTime(new Date(interviewDate), {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-sunken px-3 py-2">
      <p className="text-sm text-ink">
        {t("interview")} <time dateTime={interviewDate}>{when}</time>
      </p>
      <a
        href={`/api/crm/interviews/${interviewId}/invitation.ics`}
        download=""
        className={buttonClass("secondary", "sm")}
      >
        <CalendarPlus aria-hidden="true" size={16} />
        {t("calendar")}
      </a>
    </div>
  );
}

/** Specification §4: Applied, Review, Interview, Offer; what has been reached is solid. */
function Progress({ reached }: { reached: number }) {
  const t = useTranslations("portal");
  return (
    <ol aria-label={t("own.progress")} className="grid grid-cols-4 gap-1.5">
      {stages.map((stage, n) => (
        <li
          key={stage}
          aria-current={n === reached - 1 ? "step" : undefined}
          data-reached={n < reached}
          className="grid gap-1"
        >
          <span
            aria-hidden="true"
            className={cx("h-[10px] rounded-[2px]", n < reached ? "bg-primary" : "bg-line")}
          />
          <span className={cx("truncate text-xs", n < reached ? "text-ink" : "text-ink-3")}>
            {t(`stages.${stage}`)}
          </span>
        </li>
      ))}
    </ol>
  );
}
