import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

type Props = { title: string; rows: [label: string, value: ReactNode][] };

/** A part of the record: what is known, and what nobody has asked yet. */
export function Facts({ title, rows }: Props) {
  const t = useTranslations("ui.record");
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold text-ink">{title}</h3>
      <dl className="grid grid-cols-[128px_minmax(0,1fr)] gap-x-3 gap-y-2 text-sm">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-3">{label}</dt>
            <dd className="min-w-0 break-words text-ink">
              {value || <span className="text-ink-3">{t("unknown")}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
