import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl";
import type { Contribution } from "@/modules/analysis/model";
import { useSpoken } from "../spoken";
import { jobRecord } from "../queries/jobs";

type TableProps = { contributions: readonly Contribution[]; score: number };

/** What the score is made of: the points of all lines add up to it. */
export function ScoreTable({ contributions, score }: TableProps) {
  const t = useTranslations("jobs.score");
  const say = useSpoken();
  const format = useFormatter();
  const points = (value: number) =>
    format.number(value, { signDisplay: "exceptZero", maximumFractionDigits: 1 });
  return (
    <table className="w-full text-xs">
      <caption className="eyebrow pb-1.5 text-left">{t("why")}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t("points")}</th>
          <th scope="col">{t("because")}</th>
        </tr>
      </thead>
      <tbody>
        {contributions.map((line) => (
          <tr key={line.code} className="align-top">
            <td className="num py-0.5 pr-3 text-right whitespace-nowrap">{points(line.points)}</td>
            <td className="py-0.5 text-ink-2">{say(line.because)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-line font-medium">
          <td className="num py-1 pr-3 text-right">{format.number(Math.round(score))}</td>
          <td className="py-1">{t("total")}</td>
        </tr>
      </tfoot>
    </table>
  );
}

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
