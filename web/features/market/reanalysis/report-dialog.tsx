import { Download } from "lucide-react";
import { useFormatter, useTranslations } from "use-intl";
import { targetClasses } from "@/modules/knowledge/analysis/rules";
import type { AnalysisRun, Report } from "@/modules/market/reanalysis/model";
import { reportFormats } from "@/modules/market/reanalysis/rules";
import { useServerText } from "@/web/i18n/server-texts";
import { buttonClass } from "@/web/ui/button";
import { cx } from "@/web/ui/cx";
import { Dialog } from "@/web/ui/dialog";
import { Movers } from "./movers";

type Props = { run: AnalysisRun; onClose: () => void };

/** What a run changed: how many scores, which classes, and which jobs moved the furthest and why. */
export function ReportDialog({ run, onClose }: Props) {
  const t = useTranslations("reanalysis.dialog");
  const tCommon = useTranslations("common.actions");
  const format = useFormatter();
  const say = useServerText();
  const when = format.dateTime(new Date(run.startedAt), "moment");
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

/** How many of the changed jobs went from which class to which; those that stayed stand on the diagonal. */
function ClassMatrix({ classes }: { classes: Report["classes"] }) {
  const t = useTranslations("reanalysis.dialog");
  const tClass = useTranslations("jobs.classes");
  const format = useFormatter();
  const moved = (from: string, to: string) =>
    classes.find((row) => row.from === from && row.to === to)?.jobs ?? 0;
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={t("matrix")}>
      <table className="w-full text-sm">
        <caption className="eyebrow pb-1.5 text-left">{t("matrix")}</caption>
        <thead>
          <tr className="text-xs text-ink-3">
            <th scope="col" className="py-1.5 pr-3 text-left font-medium">
              {t("from")} ↓ {t("to")} →
            </th>
            {targetClasses.map((to) => (
              <th key={to} scope="col" className="py-1.5 pl-3 text-right font-medium">
                {tClass(to)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-y border-line">
          {targetClasses.map((from) => (
            <tr key={from}>
              <th scope="row" className="py-1.5 pr-3 text-left font-normal text-ink">
                {tClass(from)}
              </th>
              {targetClasses.map((to) => (
                <td
                  key={to}
                  className={cx(
                    "num py-1.5 pl-3 text-right",
                    from === to || moved(from, to) === 0 ? "text-ink-3" : "text-ink",
                  )}
                >
                  {format.number(moved(from, to))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
