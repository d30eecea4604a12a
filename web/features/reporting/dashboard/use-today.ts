import { queryOptions } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { useNow } from "use-intl";
import type { TodayWhose } from "@/modules/reporting/today/rules";
import { dayIn, minuteMs } from "@/src/calendar";
import { api, ok } from "@/web/api";
import { beginOf } from "@/web/features/engagement/interviews/days";
import { tonightOf } from "@/web/features/records/core/tasks/due";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { useZone } from "@/web/shared/hooks/use-zone";
import { todayKey } from "@/web/state/query-keys";

/** The reader's own day first; whoever only looks on sees everybody's. */
export function useToday() {
  const [params] = useSearchParams();
  const zone = useZone();
  const now = useNow({ updateInterval: minuteMs });
  const mayAct = useHasRole("recruiter");
  const whose: TodayWhose = !mayAct || params.get("whose") === "everyone" ? "everyone" : "mine";
  const from = beginOf(dayIn(now.toISOString(), zone), zone);
  const tonight = tonightOf(now, zone);
  return { now, whose, query: today({ whose, from, tonight }) };
}

type Asked = { whose: TodayWhose; from: string; tonight: string };

/** Looked at anew by whoever comes back: a day goes on by itself. */
const today = (query: Asked) =>
  queryOptions({
    queryKey: [...todayKey, query],
    queryFn: () => ok(api.today.get({ query })),
    staleTime: 0,
    refetchInterval: 5 * minuteMs,
    placeholderData: (old) => old,
  });
