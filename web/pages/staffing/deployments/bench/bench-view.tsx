import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { AssignmentClock, RefusedStart } from "@/modules/staffing/bench/model";
import { RuleSource } from "@/web/features/staffing/country-rules/rule-source";
import { ClockName, useClockWords } from "@/web/features/staffing/deployments/clock-words";
import { benchBoard, feedbackOverview } from "@/web/features/staffing/feedback/queries";
import { useErrorText, useServerText } from "@/web/i18n/server-texts";
import { PageHead } from "@/web/shared/page-head";
import { EmptyState, ErrorState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import { type Address, ViewButtons } from "../view-buttons";
import { BenchSection, RollOffs } from "./roll-offs";
import { Timeline } from "./timeline";

/** Whose first day has come, and why they have not begun. */
function RefusedStarts({ refused }: { refused: readonly RefusedStart[] }) {
  const t = useTranslations("deployments.bench");
  const say = useServerText();
  if (refused.length === 0) return null;
  return (
    <BenchSection title={t("refused")} none="">
      {refused.map(({ id, number, stoppers }) => (
        <li key={id} className="py-2 text-sm">
          <Link
            to={`/deployments/${id}?tab=start`}
            className="inline-flex min-h-[24px] items-center font-medium text-ink hover:underline"
          >
            {number}
          </Link>
          <p className="text-xs text-ink-2">{stoppers.map(say).join(" ")}</p>
        </li>
      ))}
    </BenchSection>
  );
}

/** Who is covered, who ends and who is free, and what to do about it in time. */
export default function BenchView({ address }: { address: Address }) {
  const t = useTranslations("deployments.bench");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 p-4 sm:p-6">
      <PageHead
        title={t("title")}
        count={t("text")}
        action={
          <div className="flex flex-wrap gap-2">
            <ViewButtons address={address} />
          </div>
        }
      />
      <Board />
    </div>
  );
}

function Board() {
  const t = useTranslations("deployments.bench");
  const tCommon = useTranslations("common.actions");
  const refusalOf = useErrorText();
  const { data, error, refetch } = useQuery(benchBoard);
  if (error && !data) {
    return (
      <ErrorState
        title={t("failed")}
        text={refusalOf(error)}
        retryLabel={tCommon("retry")}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonRows label={t("reading")} />;
  if (data.people.length === 0 && data.refused.length === 0) {
    return <EmptyState kind="nothing-yet" title={t("nothing")} text={t("noneText")} />;
  }
  return (
    <>
      <Timeline bench={data} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <RefusedStarts refused={data.refused} />
          <RollOffs rollOffs={data.rollOffs} />
        </div>
        <div className="grid gap-6">
          <ClocksSoon clocks={data.clocks} />
          <DueFeedback />
        </div>
      </div>
    </>
  );
}

/** Which limits are reached soon, or have been. */
function ClocksSoon({ clocks }: { clocks: readonly AssignmentClock[] }) {
  const t = useTranslations("deployments.clocks");
  const words = useClockWords();
  return (
    <BenchSection title={t("soon")} none={t("none")}>
      {clocks.map((clock) => (
        <li
          key={`${clock.deploymentId} ${clock.rule}`}
          className="grid gap-0.5 py-2 text-sm text-ink"
        >
          <Link
            to={`/deployments/${clock.deploymentId}`}
            className="inline-flex min-h-[24px] items-center hover:underline"
          >
            {clock.candidateName} · {clock.number} {clock.clientName}
          </Link>
          <ClockName rule={clock.rule} />
          <p className="num text-xs text-ink-2">{words(clock)}</p>
          <RuleSource {...clock} />
        </li>
      ))}
    </BenchSection>
  );
}

const shown = 20;

/** Whom to ask how it goes, the longest due first. */
function DueFeedback() {
  const t = useTranslations("deployments.feedbacks");
  const format = useFormatter();
  const { data } = useQuery(feedbackOverview);
  const { due = [], average = null } = data ?? {};
  const score = average === null ? t("none") : t("average", { score: average });
  return (
    <BenchSection title={`${t("dueTitle")} · ${score}`} none={t("nothingDue")}>
      {due.slice(0, shown).map((it) => (
        <li key={`${it.deploymentId} ${it.moment} ${it.party}`} className="py-2 text-sm">
          <Link
            to={`/deployments/${it.deploymentId}?tab=feedback`}
            className="inline-flex min-h-[24px] items-center text-ink hover:underline"
          >
            {it.number} {it.candidateName} · {it.clientName}
          </Link>
          <p className="text-xs text-ink-2">
            {t(`moments.${it.moment}`)} · {t(`parties.${it.party}`)} ·{" "}
            {t("due", {
              date: format.dateTime(new Date(`${it.day}T00:00:00`), "day"),
            })}
          </p>
        </li>
      ))}
    </BenchSection>
  );
}
