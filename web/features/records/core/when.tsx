import { useFormatter, useNow } from "use-intl";
import { minuteMs } from "@/src/calendar";

/** "3 days ago", exact on hover. */
export function When({ iso }: { iso: string }) {
  const format = useFormatter();
  const now = useNow({ updateInterval: minuteMs });
  const at = new Date(iso);
  return (
    <time dateTime={iso} title={format.dateTime(at, "moment")} className="num text-xs text-ink-3">
      {format.relativeTime(at, now)}
    </time>
  );
}
