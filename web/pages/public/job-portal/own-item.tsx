import { CalendarPlus } from "lucide-react";
import { useFormatter, useTranslations } from "use-intl";
import type { OwnApplication } from "@/modules/public/job-portal/model";
import { stagesReached } from "@/modules/public/job-portal/rules";
import { useZone } from "@/web/shared/use-zone";
import { buttonClass } from "@/web/ui/button";
import { Offer } from "./offer";
import { Progress } from "./progress";
import { StatusTag } from "./status-tag";

export function OwnItem({ own }: { own: OwnApplication }) {
  const t = useTranslations("portal.own");
  const format = useFormatter();
  const reached = stagesReached(own.status);
  const date = format.dateTime(new Date(own.appliedDate), { dateStyle: "medium" });
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
    ...{ weekday: "long", day: "numeric", month: "long", year: "numeric" },
    ...{ hour: "2-digit", minute: "2-digit", timeZoneName: "short", timeZone },
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
