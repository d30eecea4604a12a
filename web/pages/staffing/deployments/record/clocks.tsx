import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { AssignmentClock } from "@/modules/staffing/bench/model";
import { ShareBar } from "@/web/shared/charts/share-bar";
import { ClockName, useClockWords } from "@/web/features/staffing/deployments/clock-words";
import { clocksOf } from "@/web/features/staffing/feedback/queries";
import { RuleSource } from "@/web/features/staffing/country-rules/rule-source";
import { SectionTitle } from "@/web/ui/section-title";

/** How much of each limit this assignment has used up. */
export function Clocks({ id }: { id: string }) {
  const t = useTranslations("deployments.clocks");
  const { data: clocks = [] } = useQuery(clocksOf(id));
  if (clocks.length === 0) return null;
  return (
    <section className="grid gap-3">
      <SectionTitle>{t("title")}</SectionTitle>
      <ul className="grid gap-3">
        {clocks.map((clock) => (
          <li key={clock.rule}>
            <ClockBar clock={clock} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ClockBar({ clock }: { clock: AssignmentClock }) {
  const words = useClockWords();
  const { used, limit } = clock;
  const tone = used >= limit ? "bad" : used / limit > 0.8 ? "warn" : "ok";
  return (
    <div className="grid gap-1 text-sm text-ink">
      <ClockName rule={clock.rule} />
      <div className="flex items-center">
        <ShareBar share={used / limit} tone={tone} />
      </div>
      <p className="num text-xs text-ink-2">{words(clock)}</p>
      <RuleSource {...clock} />
    </div>
  );
}
