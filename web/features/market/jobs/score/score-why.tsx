import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { jobRecord } from "../queries";
import { ScoreTable } from "./score-table";

/** The points of a job that a list shows; read only when someone asks. */
export function ScoreWhy({ jobId }: { jobId: string }) {
  const t = useTranslations("jobs.score");
  const { data: record, isError } = useQuery(jobRecord(jobId));
  if (isError) return <p>{t("failed")}</p>;
  if (!record) return <p>{t("loading")}</p>;
  if (!record.analysis) return <p>{t("none")}</p>;
  const { contributions, matchScore } = record.analysis;
  return <ScoreTable contributions={contributions} score={matchScore} />;
}
