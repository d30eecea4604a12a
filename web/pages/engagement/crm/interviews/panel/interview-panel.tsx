import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { InterviewRecord } from "@/modules/engagement/interviews/model";
import { Read } from "@/web/features/platform/records/read";
import { AskedHere } from "@/web/features/public/candidate-self-service";
import { useAsked } from "@/web/features/engagement/interviews/use-asked";
import { useMinute } from "@/web/features/engagement/interviews/use-minute";
import { interviewRecord } from "@/web/features/engagement/interviews/queries";
import { RecordPanel } from "@/web/shared/record/record-panel";
import { HeadingLevel } from "@/web/ui/section-title";
import { Facts } from "./facts";
import { Head } from "./head";
import { History } from "./history";
import { Letters } from "./letters";
import { Scorecards } from "./scorecards";
import { useNeighbours } from "./use-neighbours";

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
  const { ask, dialog } = useAsked();
  return (
    <>
      <Head {...{ it, now, ask, isFull }} />
      <div className="grid gap-6 px-4 pt-4 pb-8">
        <AskedHere candidateId={it.candidateId} aboutId={it.id} />
        <Facts it={it} />
        <Scorecards {...{ it, now, ask }} />
        <Letters it={it} />
        <History it={it} />
      </div>
      {dialog}
    </>
  );
}
