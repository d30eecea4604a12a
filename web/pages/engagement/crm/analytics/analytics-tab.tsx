import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Analytics } from "@/modules/reporting/engagement-metrics/model";
import { Read } from "@/web/features/platform/records/read";
import { crmAnalytics } from "@/web/features/reporting/engagement-metrics/queries";
import { buttonClass } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";
import { ChannelsPart } from "./channels-part";
import { InterviewsPart } from "./interviews-part";
import { PeriodBar } from "./period-bar";
import { usePeriod } from "./use-period";

/** How interviews went and how soon people answer, over the days in the address. */
export function AnalyticsTab() {
  const t = useTranslations("engagement");
  const at = usePeriod();
  const analytics = useQuery(crmAnalytics(at.query));
  const { isPlaceholderData, data } = analytics;
  return (
    <div className="grid grid-cols-1 gap-4">
      <PeriodBar at={at} shown={isPlaceholderData ? undefined : data} />
      <Read query={analytics} words={{ loading: t("reading"), failed: t("failed") }}>
        {(figures) =>
          isNothing(figures) ? (
            <EmptyState
              kind="nothing-yet"
              title={t("none.title")}
              text={t("none.text")}
              action={
                <Link to="/crm" className={buttonClass()}>
                  {t("none.action")}
                </Link>
              }
            />
          ) : (
            <>
              <InterviewsPart figures={figures} by={at.by} group={at.group} />
              <ChannelsPart channels={figures.channels} />
            </>
          )
        }
      </Read>
    </div>
  );
}

const isNothing = ({ interviews, channels }: Analytics) =>
  interviews.total === 0 &&
  channels.every(({ sent, ours, theirs }) => sent + ours.messages + theirs.messages === 0);
