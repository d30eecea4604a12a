import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { InterviewRecord } from "@/modules/engagement/interviews/model";
import { invitationAnswers, statuses } from "@/modules/engagement/interviews/rules";
import { interviewRecord } from "@/web/features/engagement/interviews/queries";
import { useInterviewDialogs } from "@/web/features/engagement/interviews/use-interview-dialogs";
import { useMinute } from "@/web/features/engagement/interviews/use-minute";
import { useWhen } from "@/web/features/engagement/interviews/use-when";
import { CandidateRequests } from "@/web/features/engagement/candidate-self-service";
import { Read } from "@/web/features/records/core/read";
import { When } from "@/web/features/records/core/when";
import { useServerText } from "@/web/i18n/server-texts";
import { neighbour } from "@/web/shared/list/keys/use-list-keys";
import { RecordPanel } from "@/web/shared/record/panel/record-panel";
import { HeadingLevel, SectionTitle } from "@/web/ui/section-title";
import { useShown } from "../use-shown";
import { Facts } from "./facts";
import { Head } from "./head";
import { Letters } from "./letters";
import { Scorecards } from "./scorecards";

type Props = {
  id: string;
  isFull: boolean;
  onFullChange: (isFull: boolean) => void;
  onClose: () => void;
};

/** One interview beside the list it was found in. */
export function InterviewPanel({ id, isFull, onFullChange, onClose }: Props) {
  const t = useTranslations("crm.record");
  const query = useQuery(interviewRecord(id));
  const neighbours = useNeighbours(id);
  const { data } = query;
  return (
    <RecordPanel
      label={data?.candidateName ?? t("loading")}
      number={data?.number ?? ""}
      {...{ isFull, onFullChange, onClose, ...neighbours }}
    >
      <HeadingLevel value={isFull ? "h2" : "h3"}>
        <div className={data ? "" : "p-5"}>
          <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
            {(it) => <Parts it={it} isFull={isFull} />}
          </Read>
        </div>
      </HeadingLevel>
    </RecordPanel>
  );
}

function Parts({ it, isFull }: { it: InterviewRecord; isFull: boolean }) {
  const now = useMinute();
  const { ask, dialog } = useInterviewDialogs();
  return (
    <>
      <Head {...{ it, now, ask, isFull }} />
      <div className="grid gap-6 px-4 pt-4 pb-8">
        <CandidateRequests candidateId={it.candidateId} aboutId={it.id} />
        <Facts it={it} />
        <Scorecards {...{ it, now, ask }} />
        <Letters it={it} />
        <History it={it} />
      </div>
      {dialog}
    </>
  );
}

type Happening = InterviewRecord["history"][number];

/** Everything that happened to it, the latest first. */
function History({ it }: { it: InterviewRecord }) {
  const t = useTranslations("crm.record");
  const tRecords = useTranslations("crm.record.events");
  const say = useServerText();
  const nameOf = useEventName();
  return (
    <section className="grid gap-2">
      <SectionTitle>{t("history")}</SectionTitle>
      <ol className="grid gap-1.5 text-sm">
        {it.history.map((line) => (
          <li key={`${line.at} ${line.event}`} className="grid">
            <span className="flex flex-wrap items-center gap-x-2 text-ink">
              {nameOf(line)}
              {line.by && (
                <span className="text-ink-2">{tRecords("by", { name: say(line.by) })}</span>
              )}
              <When iso={line.at} />
            </span>
            {line.reason && <span className="text-xs text-ink-2">{line.reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

const known = ["scheduled", "rescheduled", "edited", "judged"] as const;

function useEventName(): (line: Happening) => string {
  const t = useTranslations("crm");
  const { exact } = useWhen();
  return ({ event, changes }) => {
    const became = changes["status"]?.[1];
    const status = statuses.find((it) => it === became);
    if (event === "status" && status) return t(`statuses.${status}`);
    const answer = invitationAnswers.find((it) => it === changes["answer"]?.[1]);
    if (answer) return t(`record.answers.${answer}`);
    const [was, is] = changes["scheduledAt"] ?? [];
    if (was && is) return t("record.events.moved", { was: exact(was), is: exact(is) });
    const name = known.find((it) => it === event);
    return name ? t(`record.events.${name}`) : event;
  };
}

/** The interviews before and after this one in the list that is shown. */
function useNeighbours(id: string) {
  const [, setParams] = useSearchParams();
  const ids = useShown().list.rows.map((it) => it.id);
  const stepTo = (step: 1 | -1) => {
    const next = ids.includes(id) ? neighbour(ids, id, step) : undefined;
    if (next === undefined) return undefined;
    return () =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.set("view", next);
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
  };
  return { previous: stepTo(-1), next: stepTo(1) };
}

export { InterviewPanel as Component };
