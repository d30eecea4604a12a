import { useFormatter, useTranslations } from "use-intl";
import type { Check } from "@/modules/crm/imports/model";
import { Banner } from "@/web/ui/banner";
import { DoublesCard } from "./doubles-card";
import { ProblemCard } from "./problem-card";
import type { StepProps } from "./reading-step";

type Props = StepProps & { check: Check };

/** What would happen now, and what stands in the way: one card for each repair, not for each row. */
export function CheckStep({ check, ...step }: Props) {
  const t = useTranslations("imports.check");
  const left = check.unknown.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="grid gap-4">
      <Figures check={check} />
      {left > 0 && <Banner tone="warn">{t("valuesLeft", { count: left })}</Banner>}
      {check.problems.map((problem) => (
        <ProblemCard key={`${problem.field}:${problem.code}`} {...step} problem={problem} />
      ))}
      {check.doubles.count > 0 && <DoublesCard {...step} kind="all" doubles={check.doubles} />}
      {check.alike.count > 0 && <DoublesCard {...step} kind="alike" doubles={check.alike} />}
      <Unread row={step.row} check={check} />
      {check.problems.length === 0 && left === 0 && <Banner tone="ok">{t("clean")}</Banner>}
    </div>
  );
}

/** What the file says and the import does not take in. */
function Unread({ row, check }: Pick<Props, "row" | "check">) {
  const t = useTranslations("imports");
  const { unread, sums } = check;
  const columns = unread.map(
    ({ name, column, count }) => `${name || t("columns.unnamed", { n: column + 1 })} (${count})`,
  );
  const first = row.plan.reading.hasHead ? 2 : 1;
  const rows = sums.rows.map(({ n, words }) => `${t("check.row", { n: n + first })} “${words}”`);
  return (
    <>
      {columns.length > 0 && (
        <Banner tone="warn">
          {t("check.unread", { count: columns.length, names: columns.join(", ") })}
        </Banner>
      )}
      {rows.length > 0 && (
        <Banner tone="warn">
          {t("check.sums", { count: sums.count, rows: rows.slice(0, 5).join(", ") })}
        </Banner>
      )}
    </>
  );
}

const figures = ["create", "update", "skip", "blocked", "leftOut"] as const;

function Figures({ check }: { check: Check }) {
  const t = useTranslations("imports.check");
  const format = useFormatter();
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3" aria-label={t("figures")}>
      {figures.map((name) => (
        <div key={name}>
          <dt className="text-xs text-ink-2">{t(name)}</dt>
          <dd className="num text-xl text-ink">{format.number(check[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
