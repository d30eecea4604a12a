import { useTranslations } from "use-intl";
import type { InterviewRecord } from "@/modules/engagement/interviews/model";
import { statuses } from "@/modules/engagement/interviews/rules";
import { When } from "@/web/features/platform/records/when";
import { useWhen } from "@/web/features/engagement/interviews/use-when";
import { useSpoken } from "@/web/i18n/server-texts";
import { SectionTitle } from "@/web/ui/section-title";

type Happening = InterviewRecord["history"][number];

/** Everything that happened to it, the latest first. */
export function History({ it }: { it: InterviewRecord }) {
  const t = useTranslations("crm.record");
  const tRecords = useTranslations("crm.record.events");
  const say = useSpoken();
  const nameOf = useEventName();
  return (
    <section className="grid gap-2">
      <SectionTitle>{t("history")}</SectionTitle>
      <ol className="grid gap-1.5 text-sm">
        {it.history.map((line) => (
          <li key={`${line.at} ${line.event}`} className="grid">
            <span className="flex flex-wrap items-center gap-x-2 text-ink">
              {nameOf(line)}
              {line.by && (
                <span className="text-ink-2">{tRecords("by", { name: say(line.by) })}</span>
              )}
              <When iso={line.at} />
            </span>
            {line.reason && <span className="text-xs text-ink-2">{line.reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

const known = ["scheduled", "rescheduled", "edited", "judged"] as const;

function useEventName(): (line: Happening) => string {
  const t = useTranslations("crm");
  const { exact } = useWhen();
  return ({ event, changes }) => {
    const became = changes["status"]?.[1];
    const status = statuses.find((it) => it === became);
    if (event === "status" && status) return t(`statuses.${status}`);
    const [was, is] = changes["scheduledAt"] ?? [];
    if (was && is) return t("record.events.moved", { was: exact(was), is: exact(is) });
    const name = known.find((it) => it === event);
    return name ? t(`record.events.${name}`) : event;
  };
}
