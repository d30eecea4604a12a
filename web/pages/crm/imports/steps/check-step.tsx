import { useFormatter, useTranslations } from "use-intl";
import type { Check, ProblemGroup } from "@/modules/crm/imports/model";
import { lineOf } from "@/modules/crm/imports/rules";
import { Banner } from "@/web/ui/banner";
import { DuplicatesCard } from "../duplicates-card";
import type { StepProps } from "./reading-step";
import { useState } from "react";
import { Card } from "@/web/ui/card";
import { Input } from "@/web/ui/input";
import { Select } from "@/web/ui/select";
import { useFieldNames } from "../use-field-names";

type Props = StepProps & { check: Check };
type ProblemCardProps = StepProps & { problem: ProblemGroup };

/** One kind of problem: mended for all of its rows at once, or cell by cell. */
function ProblemCard({ row, change, problem }: ProblemCardProps) {
  const t = useTranslations("imports.check");
  const nameOf = useFieldNames();
  const { field, code, count, isRequired, rows } = problem;
  const title = t(`problems.${code}`, { count, field: nameOf(field) });
  const options = [
    { value: "", label: t("repairs.none") },
    ...(isRequired ? [] : [{ value: "empty", label: t("repairs.empty") }]),
    { value: "leave-out", label: t("repairs.leave-out") },
  ];
  const repair = (chosen: string) => {
    if (chosen !== "empty" && chosen !== "leave-out") return;
    change({ repairs: { ...row.plan.repairs, [`${field}:${code}`]: chosen } });
  };
  const fix = (n: number, column: number, text: string) =>
    change({ fixes: { ...row.plan.fixes, [`${n}:${column}`]: text } });
  return (
    <Card
      title={title}
      action={
        <Select
          aria-label={t("repairOf", { problem: title })}
          options={options}
          value=""
          onValueChange={repair}
        />
      }
    >
      <details>
        <summary className="min-h-[24px] cursor-pointer text-sm text-ink-2">
          {t("fixHere", { count: rows.length })}
        </summary>
        <ul className="mt-3 grid gap-2">
          {rows.map(({ n, column, value }) => (
            <FixRow
              key={n}
              label={t("row", { n: lineOf(n, row.plan) })}
              value={value}
              fix={column === null ? undefined : (text) => fix(n, column, text)}
            />
          ))}
        </ul>
      </details>
    </Card>
  );
}

type FixProps = { label: string; value: string; fix: ((text: string) => void) | undefined };

/** What is typed counts when one leaves the cell, as in a spreadsheet. */
function FixRow({ label, value, fix }: FixProps) {
  const [text, setText] = useState(value);
  const done = () => {
    if (text !== value) fix?.(text);
  };
  return (
    <li className="grid grid-cols-[80px_minmax(0,1fr)] items-center gap-3">
      <span className="num text-xs text-ink-2">{label}</span>
      <Input
        aria-label={label}
        value={text}
        disabled={!fix}
        onChange={(event) => setText(event.target.value)}
        onBlur={done}
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      />
    </li>
  );
}

/** What would happen now, and what stands in the way: one card for each repair, not for each row. */
export function CheckStep({ check, ...step }: Props) {
  const t = useTranslations("imports.check");
  const all = check.unknown.filter(({ isKept }) => isKept);
  const kept = all.filter(({ field }) => field !== "payPeriod");
  const pay = all.find(({ field }) => field === "payPeriod");
  const left = check.unknown
    .filter(({ isKept }) => !isKept)
    .reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="grid gap-4">
      <Figures check={check} />
      {left > 0 && <Banner tone="warn">{t("valuesLeft", { count: left })}</Banner>}
      {kept.length > 0 && (
        <Banner tone="warn">{t("asWritten", { count: kept.length, names: namesOf(kept) })}</Banner>
      )}
      {pay && <Banner tone="warn">{t("payOpen", { count: pay.count })}</Banner>}
      {check.problems.map((problem) => (
        <ProblemCard key={`${problem.field}:${problem.code}`} {...step} problem={problem} />
      ))}
      {check.doubles.count > 0 && (
        <DuplicatesCard {...step} kind="all" duplicates={check.doubles} />
      )}
      {check.alike.count > 0 && <DuplicatesCard {...step} kind="alike" duplicates={check.alike} />}
      <Unread row={step.row} check={check} />
      {check.problems.length === 0 && left === 0 && <Banner tone="ok">{t("clean")}</Banner>}
    </div>
  );
}

const maxNamed = 5;
const namesOf = (values: Check["unknown"]) =>
  values
    .slice(0, maxNamed)
    .map(({ value }) => value)
    .join(", ");

/** What the file says and the import does not take in. */
function Unread({ row, check }: Pick<Props, "row" | "check">) {
  const t = useTranslations("imports");
  const { unread, sums } = check;
  const columns = unread.map(
    ({ name, column, count }) => `${name || t("columns.unnamed", { n: column + 1 })} (${count})`,
  );
  const rows = sums.rows.map(
    ({ n, words }) => `${t("check.row", { n: lineOf(n, row.plan) })} “${words}”`,
  );
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
