import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { LogLine } from "@/modules/platform/health/model";
import { Read } from "@/web/features/records/core/read";
import { When } from "@/web/features/records/core/when";
import { recentTroubles } from "@/web/features/platform/admin/queries";
import { Card } from "@/web/ui/card";
import { Tag } from "@/web/ui/tag";

/** The last warnings and errors; the log says ids, counts and kinds, and nothing of anybody. */
export function TroublesCard() {
  const t = useTranslations("house.troubles");
  return (
    <Card title={t("title")}>
      <p className="pb-3 text-sm text-ink-2">{t("text")}</p>
      <Read query={useQuery(recentTroubles)} words={{ loading: t("loading"), failed: t("failed") }}>
        {(lines) =>
          lines.length === 0 ? (
            <p className="text-sm text-ink-2">{t("none")}</p>
          ) : (
            <ul
              aria-label={t("title")}
              tabIndex={0}
              className="max-h-96 divide-y divide-line overflow-y-auto border-y border-line"
            >
              {lines.map((line, n) => (
                <Line key={`${line.at} ${n}`} line={line} />
              ))}
            </ul>
          )
        }
      </Read>
    </Card>
  );
}

function Line({ line: { at, level, what, facts } }: { line: LogLine }) {
  const t = useTranslations("house.troubles");
  const said = Object.entries(facts).map(([name, value]) => `${name}: ${String(value)}`);
  return (
    <li className="grid gap-1 py-2">
      <p className="flex flex-wrap items-center gap-2 text-xs">
        <Tag tone={level === "error" ? "bad" : "warn"}>{t(`levels.${level}`)}</Tag>
        <When iso={at} />
      </p>
      <p lang="en" className="text-sm">
        {what}
      </p>
      {said.length > 0 && (
        <p lang="en" className="num text-xs break-words text-ink-2">
          {said.join(" · ")}
        </p>
      )}
    </li>
  );
}
