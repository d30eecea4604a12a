import { useTranslations } from "use-intl";
import type { ImportWithPreview, Preview, Reading } from "@/modules/crm/imports/model";
import { delimiters, encodings } from "@/modules/crm/imports/rules";
import { SelectField } from "@/web/shared/forms/select-field";
import { Banner } from "@/web/ui/banner";
import type { Change } from "../use-plan";
import { HeadField } from "./head-field";

export type StepProps = { row: ImportWithPreview; change: Change };

const delimiterNames = { ",": "comma", ";": "semicolon", "\t": "tab", "|": "bar" } as const;

/** A file that is read, whatever it becomes. */
type ReadProps = {
  row: {
    plan: { reading: Reading };
    total: number;
    preview: Omit<Preview, "guesses"> | null;
  };
  change: (plan: { reading: Reading }) => void;
};

/** How the bytes are read, and what the first rows look like then. */
export function ReadingStep({ row, change }: ReadProps) {
  const t = useTranslations("imports.reading");
  const { reading } = row.plan;
  const read = (changed: Partial<Reading>) => change({ reading: { ...reading, ...changed } });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-4">
        {reading.format === "csv" ? (
          <>
            <SelectField
              label={t("delimiter")}
              options={delimiters.map((value) => ({ value, label: t(delimiterNames[value]) }))}
              value={reading.delimiter}
              onValueChange={(delimiter) => read({ delimiter })}
            />
            <SelectField
              label={t("encoding")}
              options={encodings.map((value) => ({ value, label: value.toUpperCase() }))}
              value={reading.encoding}
              onValueChange={(encoding) => read({ encoding })}
            />
          </>
        ) : (
          <SelectField
            label={t("sheet")}
            options={sheetsOf(row)}
            value={String(reading.sheet)}
            onValueChange={(sheet) => read({ sheet: Number(sheet) })}
          />
        )}
        <HeadField reading={reading} top={row.preview?.top ?? []} read={read} />
      </div>
      <p className="text-sm text-ink-2">{t("found", { count: row.total })}</p>
      {row.preview?.system && (
        <Banner tone="ok">{t("system", { name: row.preview.system })}</Banner>
      )}
      {row.preview && <PreviewTable preview={row.preview} />}
    </div>
  );
}

const sheetsOf = ({ preview }: ReadProps["row"]) =>
  (preview?.sheets ?? []).map((label, n) => ({ value: String(n), label }));

type Shown = { preview: Pick<Preview, "head" | "rows"> };

function PreviewTable({ preview: { head, rows } }: Shown) {
  const t = useTranslations("imports");
  return (
    <div
      // A table wider than the screen is scrolled by keyboard too.
      tabIndex={0}
      role="region"
      aria-label={t("reading.preview")}
      className="overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table aria-label={t("reading.preview")} className="w-full text-left text-xs">
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
