import type { Interview } from "@/modules/engagement/interviews/model";
import { type Outcome, outcomes } from "@/modules/engagement/interviews/rules";
import { api, ok } from "@/web/api";
import { MailTo } from "@/web/features/engagement/campaigns";
import { AddToProject } from "@/web/features/staffing/projects/add-to-project";
import { ExportChosen } from "@/web/shared/list/selection/export-chosen";
import type { Selection } from "@/web/shared/list/selection/use-selection";
import type { StatusSteps } from "@/web/shared/record/kind";
import StatusBulk from "@/web/shared/record/status-bulk";
import { interviewsKey } from "@/web/state/query-keys";

type Props = { rows: readonly Interview[]; selection: Selection };

const kind = { queryKey: interviewsKey };
const steps: StatusSteps<Outcome, "scheduled"> = {
  values: outcomes,
  names: "crm.statuses",
  set: (ids, status) => ok(api.crm.interviews.outcomes.post({ ids, status })),
  unset: (step) => ok(api.crm.interviews.outcomes.delete(step)),
};

/** What can be done with the chosen interviews; people are written to where all of the chosen are in sight. */
export function InterviewBulk({ rows, selection }: Props) {
  const chosen = rows.filter(({ id }) => selection.has(id));
  const candidateIds = [...new Set(chosen.map((it) => it.candidateId))];
  const areKnown = chosen.length === selection.ids.size;
  return (
    <>
      <StatusBulk kind={kind} steps={steps} ids={[...selection.ids]} onDone={selection.clear} />
      {areKnown && (
        <>
          <AddToProject candidateIds={candidateIds} onDone={selection.clear} isByKey />
          <MailTo candidateIds={candidateIds} onDone={selection.clear} />
        </>
      )}
      <ExportChosen path="/crm/interviews" selection={selection} beside={{ which: "all" }} />
    </>
  );
}

export { InterviewBulk as Component };
