import { useTranslations } from "use-intl";
import type { MergePreview } from "@/modules/crm/duplicates/model";
import { movedTables } from "@/modules/crm/duplicates/rules";

const shown = movedTables.filter((table) => table !== "record_history");

/** What changes hands besides the fields, in one line each. */
export function MovingText({ moving }: { moving: MergePreview["moving"] }) {
  const t = useTranslations("merging");
  const rows = shown.flatMap((table) => {
    const { moves = 0, stays = 0 } = moving[table] ?? {};
    const coming = moves > 0 ? [t(`tables.${table}`, { count: moves })] : [];
    const staying =
      stays > 0 ? [t("stayBehind", { what: t(`tables.${table}`, { count: stays }) })] : [];
    return coming.length + staying.length > 0 ? [[...coming, ...staying].join(" · ")] : [];
  });
  if (rows.length === 0) return null;
  return (
    <section className="grid gap-1.5 text-sm">
      <h3 className="font-semibold text-ink">{t("comesAlong")}</h3>
      <ul className="grid gap-1 text-ink-2">
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </section>
  );
}
