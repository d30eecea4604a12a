import { useTranslations } from "use-intl";
import type { CvEmployment } from "@/modules/crm/cvs/model";

/** Where somebody worked, as the CV tells it: to be read beside what is filled in. */
export function Employments({ all }: { all: readonly CvEmployment[] }) {
  const t = useTranslations("files.cv");
  if (all.length === 0) return null;
  return (
    <section className="grid gap-1.5">
      <h3 className="text-sm font-semibold text-ink">{t("employments")}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {all.map(({ employer, title, from, to, isCertain }, n) => (
          <li key={n} className="grid gap-0.5 py-2 text-sm">
            <span className="text-ink">{[title, employer].filter(Boolean).join(" · ")}</span>
            <span className="num text-xs text-ink-2">
              {to ? t("employedTo", { from, to }) : t("employedNow", { from })}
            </span>
            {!isCertain && <span className="text-xs text-warn">{t("unsure")}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
