import { useQuery } from "@tanstack/react-query";
import { ArrowRight, Check } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Step } from "@/modules/reporting/dashboard/model";
import type { FirstStep } from "@/modules/reporting/dashboard/rules";
import { firstSteps } from "@/web/features/reporting/dashboard/queries";
import { Button } from "@/web/ui/button";
import { cx } from "@/web/ui/cx";
import { RackBar } from "@/web/ui/rack-bar";

/** Where each of them is done. */
const places: Record<FirstStep, string> = {
  company: "/admin?tab=documents",
  branding: "/admin?tab=branding",
  email: "/admin?tab=email",
  retention: "/admin?tab=gdpr",
  colleagues: "/admin?tab=users",
  backup: "/admin?tab=system",
  sources: "/scraping",
  billing: "/admin?tab=billing",
  scrape: "/scraping",
  schedule: "/scraping",
  people: "/candidates/import",
  project: "/projects?new=1",
};

/** What a new owner does first, checked by what is there: one line, which ends when all is done. */
export function FirstSteps() {
  const t = useTranslations("dashboard.steps");
  const { data: steps } = useQuery(firstSteps);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const next = steps?.find(({ isDone }) => !isDone);
  if (!steps || !next) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  const progress = t("done", { done, total: steps.length });
  return (
    <section aria-label={t("title")} className="rounded-lg border border-line bg-surface">
      <div className="flex min-h-[40px] flex-wrap items-center gap-x-3 py-0.5 pr-1.5 pl-4 text-sm max-sm:pt-2">
        <h2 className="font-medium text-ink">{t("title")}</h2>
        <span className="num text-xs text-ink-3">{progress}</span>
        <span className="w-16 max-sm:hidden">
          <RackBar filled={done} total={steps.length} label={progress} />
        </span>
        <Link
          to={places[next.name]}
          className="flex min-h-[32px] min-w-0 items-center gap-1.5 text-primary hover:underline"
        >
          {t("next", { step: t(next.name) })}
          <ArrowRight aria-hidden="true" size={14} />
        </Link>
        <Button
          look="ghost"
          size="sm"
          className="ml-auto"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? "fewer" : "all")}
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className="border-t border-line p-4">
        <AllSteps steps={steps} />
      </div>
    </section>
  );
}

function AllSteps({ steps }: { steps: Step[] }) {
  const t = useTranslations("dashboard.steps");
  const open = steps.filter(({ isDone }) => !isDone);
  const closed = steps.filter(({ isDone }) => isDone);
  return (
    <>
      <ol className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {open.map((step) => (
          <OpenStep key={step.name} step={step} />
        ))}
      </ol>
      {closed.length > 0 && (
        <ul aria-label={t("complete")} className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
          {closed.map(({ name }) => (
            <li key={name} className="flex items-center gap-1.5 text-xs text-ink-3">
              <Check aria-hidden="true" size={13} className="text-ok" />
              {t(name)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function OpenStep({ step: { name } }: { step: Step }) {
  const t = useTranslations("dashboard.steps");
  return (
    <li>
      <Link
        to={places[name]}
        className={cx(
          "flex h-full items-center gap-3 rounded-lg border border-line bg-raised p-3",
          "transition-colors duration-150 hover:border-line-strong",
        )}
      >
        <span className="min-w-0 flex-1">
          <span className="block text-sm font-medium text-ink">{t(name)}</span>
          <span className="block text-xs text-ink-3">{t(`${name}Text`)}</span>
        </span>
        <ArrowRight aria-hidden="true" size={15} className="text-ink-3" />
      </Link>
    </li>
  );
}
