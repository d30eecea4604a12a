import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Overview } from "@/modules/privacy/ai-oversight/model";
import { type WorklistSection, worklistSections } from "@/modules/privacy/ai-oversight/rules";
import { Card } from "@/web/ui/card";
import { buttonClass } from "@/web/ui/button";
import { Led, type Tone } from "@/web/ui/tag";

const tones: Record<WorklistSection, Tone> = {
  expired: "bad",
  today: "bad",
  week: "warn",
  month: "neutral",
  unconsented: "warn",
  notice: "warn",
};

type Waiting = { id: string; tone: Tone; words: string; to: string };

/** What somebody has to look at, the most urgent first; what does not wait is not listed. */
export function Worklist({ overview }: { overview: Overview }) {
  const t = useTranslations("gdpr.worklist");
  const waiting = useWaiting(overview);
  return (
    <Card title={t("title")}>
      {waiting.length === 0 && <p className="text-sm text-ink-2">{t("nothing")}</p>}
      <ul className="-my-2 divide-y divide-line empty:hidden">
        {waiting.map(({ id, tone, words, to }) => (
          <li key={id} className="flex items-center gap-3 py-2 text-sm text-ink">
            <Led tone={tone} />
            <span className="min-w-0 flex-1">{words}</span>
            <Link
              to={to}
              aria-label={t("reviewOf", { what: words })}
              className={buttonClass("secondary", "sm")}
            >
              {t("review")}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function useWaiting({ waiting, requests, activities }: Overview): Waiting[] {
  const t = useTranslations("gdpr.worklist");
  const { open, oldestDays, overdue, failed } = requests;
  const asked: (Waiting | false)[] = [
    overdue > 0 && {
      id: "overdue",
      tone: "bad",
      to: "?tab=requests",
      words: t("overdue", { count: overdue }),
    },
    failed > 0 && {
      id: "failed",
      tone: "bad",
      to: "?tab=requests&show=failed",
      words: t("failed", { count: failed }),
    },
    open > 0 && {
      id: "open",
      tone: "warn",
      to: "?tab=requests",
      words: t("open", { count: open, days: oldestDays ?? 0 }),
    },
  ];
  const people = worklistSections
    .filter((stretch) => waiting[stretch] > 0)
    .map((stretch) => ({
      id: stretch,
      tone: tones[stretch],
      words: t(stretch, { count: waiting[stretch] }),
      to: `?tab=retention&stretch=${stretch}`,
    }));
  const late = activities.overdue > 0 && {
    id: "late",
    tone: "bad" as const,
    to: "?tab=activities&status=pending",
    words: t("late", { count: activities.overdue }),
  };
  return [...asked, late, ...people].filter((it) => it !== false);
}
