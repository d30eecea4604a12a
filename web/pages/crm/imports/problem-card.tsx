import { useState } from "react";
import { useTranslations } from "use-intl";
import type { ProblemGroup } from "@/modules/crm/imports/model";
import { Card } from "@/web/ui/card";
import { Input } from "@/web/ui/input";
import { Select } from "@/web/ui/select";
import type { StepProps } from "./reading-step";
import { useFieldNames } from "./use-field-names";

type Props = StepProps & { problem: ProblemGroup };

/** One kind of problem: mended for all of its rows at once, or cell by cell. */
export function ProblemCard({ row, change, problem }: Props) {
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
              label={t("row", { n: n + (row.plan.reading.hasHead ? 2 : 1) })}
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
