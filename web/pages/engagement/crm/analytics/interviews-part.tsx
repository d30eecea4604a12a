import { useTranslations } from "use-intl";
import type { Analytics, Outcomes } from "@/modules/reporting/engagement-metrics/model";
import { endedOf } from "@/modules/reporting/engagement-metrics/rules";
import { BarChart } from "@/web/shared/charts/bar-chart";
import { useDay } from "@/web/shared/dates";
import { Card } from "@/web/ui/card";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { useFigures } from "./use-figures";
import { type Grouping, groupings } from "./use-period";
import { ShareBar } from "@/web/shared/charts/share-bar";

type Props = { figures: Analytics; by: Grouping; group: (by: Grouping) => void };
type Line = Outcomes & { key: string; name: string };

type OutcomeTableProps = { label: string; head: string; lines: readonly Line[] };

const counts = ["total", "completed", "noShow", "cancelled", "scheduled"] as const;

/** What became of the interviews, line by line. */
function OutcomeTable({ label, head, lines }: OutcomeTableProps) {
  const t = useTranslations("engagement.interviews");
  return (
    <div tabIndex={0} role="region" aria-label={label} className="overflow-x-auto">
      <table className="w-full min-w-[720px] text-sm">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-b border-line text-left text-xs text-ink-3">
            <th scope="col" className="py-2 pr-4 font-medium">
              {head}
            </th>
            {[...counts, "leadDays" as const, "averageScore" as const].map((name) => (
              <th key={name} scope="col" className="py-2 pr-4 text-right font-medium">
                {t(name)}
              </th>
            ))}
            <th scope="col" className="w-44 py-2 font-medium">
              {t("completionRate")}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={line.key} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ line }: { line: Line }) {
  const { percent, days, score } = useFigures();
  const { completionRate } = line;
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="py-2 pr-4 text-left font-normal whitespace-nowrap text-ink">
        {line.name}
      </th>
      {counts.map((name) => (
        <td key={name} className="num py-2 pr-4 text-right text-ink-2">
          {line[name]}
        </td>
      ))}
      <td className="num py-2 pr-4 text-right whitespace-nowrap text-ink-2">
        {days(line.leadDays)}
      </td>
      <td className="num py-2 pr-4 text-right text-ink-2">{score(line.averageScore)}</td>
      <td className="py-2">
        <span className="flex items-center gap-2">
          {completionRate !== null && <ShareBar share={completionRate / 100} tone="primary" />}
          <span className="num w-10 text-right text-xs text-ink">{percent(completionRate)}</span>
        </span>
      </td>
    </tr>
  );
}

/** How many interviews were held and what became of the others, whole and side by side. */
export function InterviewsPart({ figures, by, group }: Props) {
  const t = useTranslations("engagement.interviews");
  const dayOf = useDay();
  const linesOf = useLines();
  const { interviews, weeks } = figures;
  if (interviews.total === 0) {
    return (
      <Card title={t("title")}>
        <p className="text-sm text-ink-3">{t("none")}</p>
      </Card>
    );
  }
  const bars = weeks.map(({ week, completed }) => ({
    label: dayOf(week),
    value: completed,
    text: String(completed),
  }));
  const choices = groupings.map((value) => ({ value, label: t(`by.${value}`) }));
  const lines = linesOf(figures, by);
  return (
    <Card title={t("title")}>
      <OutcomeFigures outcomes={interviews} />
      <div className="mt-5">
        <p aria-hidden="true" className="eyebrow mb-1">
          {t("perWeek")}
        </p>
        <BarChart label={t("perWeek")} heads={[t("week"), t("completed")]} bars={bars} />
      </div>
      <div className="mt-5 grid gap-3">
        <div>
          <SegmentedControl
            label={t("by.label")}
            choices={choices}
            value={by}
            onValueChange={group}
          />
        </div>
        {lines.length === 0 ? (
          <p className="text-sm text-ink-3">{t("noInterviewers")}</p>
        ) : (
          <OutcomeTable label={t(`by.${by}`)} head={t(by)} lines={lines} />
        )}
      </div>
    </Card>
  );
}

/** The lines of a comparison, each by its name; the latest week stands first. */
function useLines(): (figures: Analytics, by: Grouping) => Line[] {
  const t = useTranslations("engagement.interviews.types");
  const dayOf = useDay();
  return ({ weeks, types, interviewers }, by) => {
    if (by === "week") {
      return weeks
        .filter(({ total }) => total > 0)
        .map((it) => ({ ...it, key: it.week, name: dayOf(it.week) }))
        .toReversed();
    }
    if (by === "type") return types.map((it) => ({ ...it, key: it.type, name: t(it.type) }));
    return interviewers.map((it) => ({ ...it, key: it.userId }));
  };
}

/** What became of all interviews of the period. */
function OutcomeFigures({ outcomes }: { outcomes: Outcomes }) {
  const t = useTranslations("engagement.interviews");
  const { percent, days, score } = useFigures();
  const { completed, completionRate, noShowRate, leadDays, averageScore } = outcomes;
  const figures = [
    {
      name: "completionRate",
      text: percent(completionRate),
      of: t("heldOf", { completed, ended: endedOf(outcomes) }),
    },
    { name: "noShowRate", text: percent(noShowRate), of: null },
    { name: "leadDays", text: days(leadDays), of: null },
    { name: "averageScore", text: score(averageScore), of: null },
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
      {figures.map(({ name, text, of }) => (
        <div key={name}>
          <dt className="eyebrow">{t(name)}</dt>
          <dd>
            <span className="num mt-1 block text-num-xl font-medium text-ink">{text}</span>
            <span className="mt-1 block text-xs text-ink-3">
              {t(`${name}Hint`)}
              {of && ` (${of})`}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
