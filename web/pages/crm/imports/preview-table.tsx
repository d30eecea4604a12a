import { useTranslations } from "use-intl";
import type { Preview } from "@/modules/crm/imports/model";

export function PreviewTable({ preview: { head, rows } }: { preview: Preview }) {
  const t = useTranslations("imports");
  return (
    <div
      // A table wider than the screen is scrolled by keyboard too.
      tabIndex={0}
      role="region"
      aria-label={t("reading.preview")}
      className="overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table className="w-full text-left text-xs">
        <thead className="bg-sunken text-ink-2">
          <tr>
            {head.map((name, n) => (
              <th key={n} scope="col" className="px-3 py-2 font-medium whitespace-nowrap">
                {name || t("columns.unnamed", { n: n + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at} className="border-t border-line">
              {head.map((_, n) => (
                <td key={n} className="max-w-64 truncate px-3 py-1.5 text-ink">
                  {row[n]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
