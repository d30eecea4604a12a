import { useTranslations } from "use-intl";
import type { ProposedField } from "@/modules/crm/cvs/rules";
import { ReviewRow } from "./review-row";
import type { Reviewed, useReview } from "./use-review";

const groups: [title: "person" | "languages" | "certificates" | "skills", of: ProposedField[]][] = [
  [
    "person",
    [
      "firstName",
      "lastName",
      "headline",
      "email",
      "phone",
      "linkedin",
      "location",
      "country",
      "yearsTotal",
      "availableFrom",
      "pay",
    ],
  ],
  ["languages", ["language"]],
  ["certificates", ["certificate"]],
  ["skills", ["skill"]],
];

type Props = Pick<ReturnType<typeof useReview>, "rows" | "known" | "change">;

/** What a CV says, beside the line it stands in: a person ticks what is right. */
export function Review({ rows, known, change }: Props) {
  const t = useTranslations("files.cv");
  return (
    <div className="grid gap-5">
      {groups.map(([title, fields]) => (
        <Group
          key={title}
          title={t(title)}
          rows={rows.filter(({ field }) => fields.includes(field))}
          change={change}
        />
      ))}
      {known > 0 && <p className="text-xs text-ink-2">{t("known", { count: known })}</p>}
    </div>
  );
}

type GroupProps = { title: string; rows: readonly Reviewed[]; change: Props["change"] };

function Group({ title, rows, change }: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <section className="grid gap-1.5">
      <h3 className="text-sm font-semibold text-ink">{title}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <ReviewRow key={row.at} row={row} onChange={(part) => change(row.at, part)} />
        ))}
      </ul>
    </section>
  );
}
