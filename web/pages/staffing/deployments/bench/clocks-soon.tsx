import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { AssignmentClock } from "@/modules/staffing/bench/model";
import { ClockName, useClockWords } from "@/web/features/staffing/deployments/clock-words";
import { RuleSource } from "@/web/features/staffing/country-rules/rule-source";
import { BenchSection } from "./bench-section";

/** Which limits are reached soon, or have been. */
export function ClocksSoon({ clocks }: { clocks: readonly AssignmentClock[] }) {
  const t = useTranslations("deployments.clocks");
  const words = useClockWords();
  return (
    <BenchSection title={t("soon")} none={t("none")}>
      {clocks.map((clock) => (
        <li
          key={`${clock.deploymentId} ${clock.rule}`}
          className="grid gap-0.5 py-2 text-sm text-ink"
        >
          <Link
            to={`/deployments/${clock.deploymentId}`}
            className="inline-flex min-h-[24px] items-center hover:underline"
          >
            {clock.candidateName} · {clock.number} {clock.clientName}
          </Link>
          <ClockName rule={clock.rule} />
          <p className="num text-xs text-ink-2">{words(clock)}</p>
          <RuleSource {...clock} />
        </li>
      ))}
    </BenchSection>
  );
}
