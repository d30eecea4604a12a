import { Download } from "lucide-react";
import { useFormatter, useTranslations } from "use-intl";
import type { AnalysisRun } from "@/modules/market/reanalysis/model";
import { reportFormats } from "@/modules/market/reanalysis/rules";
import { useSpoken } from "@/web/i18n/server-texts";
import { buttonClass } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";
import { ClassMatrix } from "./class-matrix";
import { Movers } from "./movers";

type Props = { run: AnalysisRun; onClose: () => void };

/** What a run changed: how many scores, which classes, and which jobs moved the furthest and why. */
export function ReportDialog({ run, onClose }: Props) {
  const t = useTranslations("reanalysis.dialog");
  const tCommon = useTranslations("common.actions");
  const format = useFormatter();
  const say = useSpoken();
  const when = format.dateTime(new Date(run.startedAt), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={t("title")}
      description={t("text", { name: say(run.startedBy), when })}
      closeLabel={tCommon("close")}
      footer={reportFormats.map((one) => (
        <a
          key={one}
          href={`/api/analysis/runs/${run.id}/report?format=${one}`}
          download=""
          aria-label={t("download", { format: t(one) })}
          className={buttonClass()}
        >
          <Download aria-hidden="true" size={16} />
          {t(one)}
        </a>
      ))}
    >
      {run.report && (
        <div className="grid gap-6">
          <Figures run={run} report={run.report} />
          {run.report.classesChanged > 0 && <ClassMatrix classes={run.report.classes} />}
          <Movers movers={run.report.movers} onLeave={onClose} />
        </div>
      )}
    </Dialog>
  );
}

type FiguresProps = { run: AnalysisRun; report: NonNullable<AnalysisRun["report"]> };

function Figures({ run, report }: FiguresProps) {
  const t = useTranslations("reanalysis.dialog");
  const format = useFormatter();
  const figures = [
    [t("analysed"), report.analysed],
    [t("scores"), report.scoresChanged],
    [t("classes"), report.classesChanged],
    ...(run.failed > 0 ? [[t("failed"), run.failed] as const] : []),
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="text-xs text-ink-2">{name}</dt>
          <dd className="num text-xl text-ink">{format.number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
