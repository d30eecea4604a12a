import { useQuery } from "@tanstack/react-query";
import { FileCheck2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { months } from "@/modules/engagement/claims/rules";
import { hiringSteps, requiredDocuments } from "@/modules/engagement/job-portal/rules";
import { portalPace } from "@/web/features/engagement/job-portal/queries";
import { Card } from "@/web/ui/card";

/** The six steps of hiring, how long each takes, and what to have at hand. */
export function HiringProcess() {
  const t = useTranslations("portal.process");
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(240px,1fr)]">
      <Card title={t("title")}>
        <ol className="grid gap-4">
          {hiringSteps.map((step, n) => (
            <li key={step} className="grid grid-cols-[32px_minmax(0,1fr)] gap-3">
              <span
                aria-hidden="true"
                className="num grid size-8 place-items-center rounded-md bg-primary-wash text-sm font-medium text-primary-ink"
              >
                {n + 1}
              </span>
              <div className="min-w-0">
                <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm font-semibold text-ink">
                  {t(`steps.${step}.title`)}
                  <Duration step={step} />
                </h3>
                <p className="text-sm text-ink-2">{t(`steps.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </Card>
      <Card title={t("documentsTitle")}>
        <ul className="grid gap-2">
          {requiredDocuments.map((name) => (
            <li key={name} className="flex items-start gap-2 text-sm text-ink-2">
              <FileCheck2 aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-ink-3" />
              {t(`documents.${name}`)}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

/** The usual time, until enough people came that far to say how long it takes here. */
function Duration({ step }: { step: (typeof hiringSteps)[number] }) {
  const t = useTranslations("portal.process");
  const { data } = useQuery(portalPace);
  const measured = data?.find((it) => it.step === step);
  return (
    <span
      className="num text-xs font-normal text-ink-2"
      {...(measured && { title: t("measuredWhy", { cases: measured.cases, months }) })}
    >
      {measured ? t("measured", { days: measured.days }) : t(`steps.${step}.duration`)}
    </span>
  );
}
