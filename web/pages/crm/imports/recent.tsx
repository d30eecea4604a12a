import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { ImportState } from "@/modules/crm/imports/rules";
import { recentImports } from "@/web/features/crm/imports/queries";
import { Card } from "@/web/ui/card";
import { Tag, type Tone } from "@/web/ui/tag";

export const toneOf: Record<ImportState, Tone> = {
  draft: "neutral",
  running: "primary",
  completed: "ok",
  cancelled: "warn",
  failed: "bad",
  undone: "neutral",
};

/** What was begun and what has been imported: a closed window is no loss. */
export function Recent() {
  const t = useTranslations("imports");
  const format = useFormatter();
  const { data: rows = [] } = useQuery(recentImports);
  if (rows.length === 0) return null;
  return (
    <Card title={t("recent")}>
      <ul className="grid gap-1">
        {rows.map(({ id, name, state, total, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              to={`/candidates/import/${id}`}
              className="inline-flex min-h-[28px] min-w-0 items-center text-sm font-medium text-primary-ink hover:underline"
            >
              <span className="truncate">{name}</span>
            </Link>
            <Tag tone={toneOf[state]}>{t(`states.${state}`)}</Tag>
            <span className="num text-xs text-ink-2">
              {t("rowsOn", {
                count: total,
                day: format.dateTime(new Date(createdAt), "day"),
              })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
