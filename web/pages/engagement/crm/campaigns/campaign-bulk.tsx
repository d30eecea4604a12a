import { api, ok } from "@/web/api";
import { ExportChosen } from "@/web/shared/list/selection/export-chosen";
import type { Selection } from "@/web/shared/list/selection/use-selection";
import type { StatusSteps } from "@/web/shared/record/kind";
import StatusBulk from "@/web/shared/record/status-bulk";
import { campaignsKey } from "@/web/state/query-keys";

const kind = { queryKey: campaignsKey };
const steps: StatusSteps<"running" | "paused"> = {
  values: ["paused", "running"],
  names: "campaigns.statuses",
  set: (ids, status) => ok(api.campaigns.statuses.post({ ids, status })),
  unset: (step) => ok(api.campaigns.statuses.delete(step)),
};

/** What is done with several campaigns at once: halted, let go on, or written to a file. */
export default function CampaignBulk({ selection }: { selection: Selection }) {
  return (
    <>
      <StatusBulk kind={kind} steps={steps} ids={[...selection.ids]} onDone={selection.clear} />
      <ExportChosen path="/campaigns" selection={selection} />
    </>
  );
}
