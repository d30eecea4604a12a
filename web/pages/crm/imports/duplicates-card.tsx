import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Check, DuplicateRow, ImportWithPreview } from "@/modules/crm/imports/model";
import { type DuplicateChoice, duplicateChoices, lineOf } from "@/modules/crm/imports/rules";
import { Card } from "@/web/ui/card";
import { Select } from "@/web/ui/select";
import { Tag } from "@/web/ui/tag";
import type { StepProps } from "./steps/reading-step";

type Props = StepProps & { kind: "all" | "alike"; duplicates: Check["doubles"] };

/** People who are here already, or twice in the file, or only may be: one choice for all, or one for a row. */
export function DuplicatesCard({ row, change, kind, duplicates }: Props) {
  const t = useTranslations("imports.duplicates");
  const { doubles: chosen } = row.plan;
  const options = duplicateChoices.map((value) => ({ value, label: t(`choices.${value}`) }));
  const choose = (n: number, choice: DuplicateChoice) =>
    change({ doubles: { ...chosen, rows: { ...chosen.rows, [n]: choice } } });
  return (
    <Card
      title={t(titles[kind], { count: duplicates.count })}
      action={
        <Select
          aria-label={t(labels[kind])}
          options={options}
          value={chosen[kind] ?? "create"}
          onValueChange={(choice) =>
            change({
              doubles: { ...chosen, [kind]: choice, rows: without(chosen.rows, duplicates) },
            })
          }
        />
      }
    >
      {kind === "alike" && <p className="mb-3 text-sm text-ink-2">{t("alikeText")}</p>}
      <details>
        <summary className="min-h-[24px] cursor-pointer text-sm text-ink-2">
          {t("each", { count: duplicates.rows.length })}
        </summary>
        <ul className="mt-3 grid gap-2">
          {duplicates.rows.map((duplicate) => (
            <li
              key={duplicate.n}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-1.5 last:border-0"
            >
              <Who row={row} duplicate={duplicate} />
              <Select
                className="ml-auto"
                aria-label={t("ofRow", { n: lineOf(duplicate.n, row.plan) })}
                options={options}
                value={duplicate.choice}
                onValueChange={(choice) => choose(duplicate.n, choice)}
              />
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}

const titles = { all: "title", alike: "alikeTitle" } as const;
const labels = { all: "all", alike: "alikeAll" } as const;

/** What was chosen for single rows of a card gives way to a choice for all of it. */
const without = (rows: Record<string, DuplicateChoice>, { rows: mine }: Check["doubles"]) =>
  Object.fromEntries(Object.entries(rows).filter(([n]) => mine.every((it) => String(it.n) !== n)));

function Who({ row, duplicate }: { row: ImportWithPreview; duplicate: DuplicateRow }) {
  const t = useTranslations("imports.duplicates");
  const { n, name, sameAs, candidate, signs } = duplicate;
  return (
    <>
      <span className="num text-xs text-ink-2">{t("row", { n: lineOf(n, row.plan) })}</span>
      <span className="text-sm text-ink">{name}</span>
      {candidate && (
        <Link
          to={`/candidates/${candidate.id}`}
          className="inline-flex min-h-[24px] items-center text-sm text-primary-ink hover:underline"
        >
          {candidate.number} {candidate.name}
        </Link>
      )}
      {sameAs && (
        <span className="text-sm text-ink-2">
          {t("sameAs", { n: lineOf(sameAs.n, row.plan), name: sameAs.name })}
        </span>
      )}
      {signs.map((sign) => (
        <Tag key={sign} tone="warn">
          {t(`signs.${sign}`)}
        </Tag>
      ))}
    </>
  );
}
