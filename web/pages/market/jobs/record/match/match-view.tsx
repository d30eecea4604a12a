import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { JobRecord } from "@/modules/market/jobs/model";
import { jobApplications } from "@/web/features/staffing/applications/queries";
import { Segmented } from "@/web/ui/segmented";
import { MatchRanking } from "./match-ranking";
import { Pipeline } from "./pipeline";

const parts = ["candidates", "pipeline"] as const;
type Part = (typeof parts)[number];

type Props = { job: JobRecord; onClose: () => void };

/** Who fits a job and who was taken along for it. */
export function MatchView({ job, onClose }: Props) {
  const t = useTranslations("matching");
  const { data: pipeline } = useQuery(jobApplications(job.id));
  const [part, setPart] = usePart();
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <Segmented<Part>
          label={t("view.tabs")}
          choices={[
            { value: "candidates", label: t("view.candidates") },
            { value: "pipeline", label: t("pipeline.title"), count: pipeline?.length ?? "–" },
          ]}
          value={part}
          onValueChange={setPart}
        />
      </div>
      {part === "candidates" ? (
        <MatchRanking key={job.id} job={job} onClose={onClose} />
      ) : (
        <Pipeline jobId={job.id} />
      )}
    </div>
  );
}

export { MatchView as Component };

function usePart() {
  const [params, setParams] = useSearchParams();
  const set = (part: Part) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (part === "pipeline") after.set("part", part);
        else after.delete("part");
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [parts.find((one) => one === params.get("part")) ?? "candidates", set] as const;
}
