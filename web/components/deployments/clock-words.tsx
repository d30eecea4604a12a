import { useFormatter, useTranslations } from "use-intl";
import type { AssignmentClock } from "@/modules/bench/model";

const rules = ["de-max", "de-equal-pay", "nl-phase-a", "nl-phase-b", "eu-posting"] as const;

/** What a clock is called; one that the data has and nobody has named yet keeps its id. */
export function ClockName({ rule }: { rule: string }) {
  const t = useTranslations("deployments.clocks.rules");
  const known = rules.find((it) => it === rule);
  return <p className="font-medium">{known ? t(known) : rule}</p>;
}

/** How far a clock has run, and when its limit is or was reached. */
export function useClockWords(): (clock: AssignmentClock) => string {
  const t = useTranslations("deployments.clocks");
  const format = useFormatter();
  return ({ used, limit, reachedOn }) =>
    t(used >= limit ? "passed" : "used", {
      used,
      limit,
      date: format.dateTime(new Date(`${reachedOn}T00:00:00`), { dateStyle: "medium" }),
    });
}
