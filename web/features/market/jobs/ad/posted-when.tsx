import { useFormatter, useNow, useTranslations } from "use-intl";
import type { precisions } from "@/modules/knowledge/normalise/rules";
import { minuteMs } from "@/src/calendar";

type Props = { iso: string; precision?: (typeof precisions)[number] };

/** "3 days ago", exact on hover, with how exactly the source tells it. */
export function PostedWhen({ iso, precision }: Props) {
  const t = useTranslations("jobs");
  const format = useFormatter();
  const now = useNow({ updateInterval: minuteMs });
  const at = new Date(iso);
  const isToTheMinute = precision === undefined || precision === "instant";
  const exact = format.dateTime(at, isToTheMinute ? "moment" : "day");
  const relative = format.relativeTime(at, now);
  return (
    <time dateTime={iso} title={precision ? `${exact} · ${t(`precisions.${precision}`)}` : exact}>
      {precision === "at-least" ? t("atLeast", { when: relative }) : relative}
    </time>
  );
}
