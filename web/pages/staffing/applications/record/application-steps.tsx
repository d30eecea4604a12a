import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { When } from "@/web/features/platform/records/when";
import { applicationSteps } from "@/web/features/staffing/applications/queries";
import { SectionTitle } from "@/web/ui/section-title";

/** Every status it has had, since when, by whom and why; the newest first. */
export function ApplicationSteps({ id }: { id: string }) {
  const t = useTranslations("applications.record");
  const tStatus = useTranslations("matching.pipeline.statuses");
  const { data = [] } = useQuery(applicationSteps(id));
  if (data.length === 0) return null;
  return (
    <section className="grid gap-2">
      <SectionTitle>{t("steps")}</SectionTitle>
      <ol className="grid gap-2 border-l border-line pl-3">
        {data.toReversed().map(({ at, from, to, by, reason }) => (
          <li key={at + to} className="grid gap-0.5 text-sm text-ink">
            <span>
              {from
                ? t("step", { from: tStatus(from), to: tStatus(to) })
                : t("begun", { to: tStatus(to) })}
            </span>
            <span className="flex flex-wrap items-center gap-x-2 text-xs text-ink-3">
              {by} <When iso={at} />
            </span>
            {reason && <span className="break-words text-ink-2">{reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
