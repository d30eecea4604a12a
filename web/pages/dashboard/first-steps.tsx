import { useQuery } from "@tanstack/react-query";
import { ArrowRight, Check } from "lucide-react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { scrapeRuns, searchProfiles, sourceStates } from "@/web/components/queries/scraping";
import { Card } from "@/web/ui/card";
import { cx } from "@/web/ui/cx";
import { RackBar } from "@/web/ui/rack-bar";

type Step = { name: "sources" | "scrape" | "schedule"; isDone: boolean };

/** What a new owner does first, checked by what is there; the card leaves when all is done. */
export function FirstSteps() {
  const t = useTranslations("dashboard.steps");
  const steps = useSteps();
  const done = steps?.filter(({ isDone }) => isDone).length ?? 0;
  if (!steps || done === steps.length) return null;
  const progress = t("done", { done, total: steps.length });
  return (
    <Card
      title={
        <span className="flex items-center gap-3">
          {t("title")}
          <span className="num text-xs font-normal text-ink-3">{progress}</span>
          <span className="w-24">
            <RackBar filled={done} total={steps.length} label={progress} />
          </span>
        </span>
      }
    >
      <ol className="grid gap-2 md:grid-cols-3">
        {steps.map((step, index) => (
          <StepItem key={step.name} step={step} number={index + 1} />
        ))}
      </ol>
    </Card>
  );
}

function StepItem({ step, number }: { step: Step; number: number }) {
  const t = useTranslations("dashboard.steps");
  const { name, isDone } = step;
  return (
    <li>
      <Link
        to="/scraping"
        className="flex h-full items-center gap-3 rounded-lg border border-line bg-raised p-3 transition-colors duration-150 hover:border-line-strong"
      >
        <span
          className={cx(
            "num grid size-6 shrink-0 place-items-center rounded-full text-xs",
            isDone ? "bg-ok-wash text-ok" : "border border-line-strong text-ink-2",
          )}
        >
          {isDone ? <Check role="img" aria-label={t("complete")} size={14} /> : number}
        </span>
        <span className="min-w-0 flex-1">
          <span className={cx("block text-sm font-medium", isDone ? "text-ink-3" : "text-ink")}>
            {t(name)}
          </span>
          <span className="block text-xs text-ink-3">{t(`${name}Text`)}</span>
        </span>
        {!isDone && <ArrowRight aria-hidden="true" size={15} className="text-ink-3" />}
      </Link>
    </li>
  );
}

/** Undefined until all is known, so that nothing is offered that was done long ago. */
function useSteps(): Step[] | undefined {
  const { data: sources } = useQuery(sourceStates);
  const { data: runs } = useQuery(scrapeRuns);
  const { data: profiles } = useQuery(searchProfiles);
  if (!sources || !runs || !profiles) return undefined;
  return [
    { name: "sources", isDone: sources.some(({ isOn }) => isOn) },
    { name: "scrape", isDone: runs.length > 0 },
    { name: "schedule", isDone: profiles.some(({ schedule }) => schedule !== "none") },
  ];
}
