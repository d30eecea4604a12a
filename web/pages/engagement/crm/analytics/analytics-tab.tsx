import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type {
  Analytics,
  Answers,
  ChannelFigures,
} from "@/modules/reporting/engagement-metrics/model";
import { periods } from "@/modules/reporting/engagement-metrics/rules";
import { Read } from "@/web/features/records/core/read";
import { crmAnalytics } from "@/web/features/reporting/engagement-metrics/queries";
import { useDay } from "@/web/shared/dates";
import { RangeField } from "@/web/shared/list/filters/range-field";
import { buttonClass } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { InterviewsPart } from "./interviews-part";
import { usePeriod } from "./use-period";
import { ShareBar } from "@/web/shared/charts/share-bar";
import { Card } from "@/web/ui/card";
import { useFigures } from "./use-figures";

/** How soon either side answers, by the way it was asked. */
function ChannelsPart({ channels }: Pick<Analytics, "channels">) {
  const t = useTranslations("engagement.channels");
  const isSilent = channels.every((it) => it.sent + it.ours.messages + it.theirs.messages === 0);
  if (isSilent) {
    return (
      <Card title={t("title")}>
        <p className="text-sm text-ink-3">{t("none")}</p>
      </Card>
    );
  }
  return (
    <Card title={t("title")}>
      <p className="-mt-2 mb-3 max-w-prose text-sm text-ink-2">{t("text")}</p>
      <div tabIndex={0} role="region" aria-label={t("title")} className="overflow-x-auto">
        <table className="w-full min-w-[560px] text-sm">
          <caption className="sr-only">{t("title")}</caption>
          <thead>
            <tr className="border-b border-line text-left text-xs text-ink-3">
              {(["channel", "sent", "ours", "theirs"] as const).map((name) => (
                <th key={name} scope="col" className="py-2 pr-6 font-medium">
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {channels.map((figures) => (
              <Row key={figures.channel} figures={figures} />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function Row({ figures: { channel, sent, ours, theirs } }: { figures: ChannelFigures }) {
  const t = useTranslations("engagement.channels");
  return (
    <tr className="border-b border-line align-top last:border-0">
      <th scope="row" className="py-2.5 pr-6 text-left font-normal text-ink">
        {t(`channels.${channel}`)}
      </th>
      <td className="num py-2.5 pr-6 text-ink-2">{sent}</td>
      <AnswerCell answers={ours} />
      <AnswerCell answers={theirs} />
    </tr>
  );
}

function AnswerCell({ answers: { messages, answered, medianHours } }: { answers: Answers }) {
  const t = useTranslations("engagement.channels");
  const { time } = useFigures();
  if (messages === 0) return <td className="py-2.5 pr-6 text-ink-3">–</td>;
  return (
    <td className="py-2.5 pr-6">
      {medianHours !== null && (
        <p className="text-ink">{t("within", { hours: time(medianHours) })}</p>
      )}
      <p className="flex max-w-64 items-center gap-2 text-xs text-ink-3">
        <span className="whitespace-nowrap">{t("answered", { answered, messages })}</span>
        <ShareBar share={answered / messages} tone="primary" />
      </p>
    </td>
  );
}

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

type Props = { at: ReturnType<typeof usePeriod>; shown: Analytics | undefined };

/** Which days the figures are about. */
function PeriodBar({ at, shown }: Props) {
  const t = useTranslations("engagement.period");
  const dayOf = useDay();
  const choices = periods.map((value) => ({ value, label: t(value) }));
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="grid gap-1.5">
        <SegmentedControl
          label={t("label")}
          choices={choices}
          value={at.period ?? "own"}
          onValueChange={(value) => value !== "own" && at.choosePeriod(value)}
        />
        <p role="status" className="num text-xs text-ink-3">
          {shown ? t("shown", { from: dayOf(shown.from), to: dayOf(shown.to) }) : "\u00a0"}
        </p>
      </div>
      <div className="w-full sm:w-80">
        <RangeField name={t("own")} unit="day" value={at.days} onChange={at.chooseDays} />
      </div>
    </div>
  );
}

export { AnalyticsTab as Component };
