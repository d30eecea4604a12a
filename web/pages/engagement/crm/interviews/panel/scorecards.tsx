import { ClipboardPen } from "lucide-react";
import { useTranslations } from "use-intl";
import type { InterviewRecord, Scorecard } from "@/modules/engagement/interviews/model";
import { criteria } from "@/modules/engagement/interviews/rules";
import { When } from "@/web/features/records/core/when";
import type { Ask } from "@/web/features/engagement/interviews/use-interview-dialogs";
import { useServerText } from "@/web/i18n/server-texts";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { useUser } from "@/web/state/session";
import { Button } from "@/web/ui/button";
import { SectionTitle } from "@/web/ui/section-title";
import { Tag, type Tone } from "@/web/ui/tag";

type Props = { it: InterviewRecord; now: string; ask: Ask };

/** What each interviewer made of it; nobody is asked before it was held. */
export function Scorecards({ it, now, ask }: Props) {
  const t = useTranslations("crm.record");
  const mayJudge = useHasRole("recruiter");
  const userId = useUser()?.id;
  const wasHeld = it.status === "completed" || (it.status === "scheduled" && it.scheduledAt <= now);
  const isIn = it.scorecards.some((card) => card.userId === userId);
  if (!wasHeld && it.scorecards.length === 0) return null;
  return (
    <section className="grid gap-2">
      <SectionTitle>{t("scorecards")}</SectionTitle>
      {it.scorecards.length === 0 ? (
        <p className="text-sm text-ink-3">{t("noScorecards")}</p>
      ) : (
        <ul className="grid gap-2">
          {it.scorecards.map((card) => (
            <Card key={card.userId} card={card} />
          ))}
        </ul>
      )}
      {mayJudge && wasHeld && (
        <Button
          size="sm"
          icon={ClipboardPen}
          className="justify-self-start"
          onClick={() => ask({ it, what: "scorecard" })}
        >
          {t(isIn ? "change" : "fillIn")}
        </Button>
      )}
    </section>
  );
}

const tones: Record<Scorecard["recommendation"], Tone> = {
  "strong-yes": "ok",
  yes: "ok",
  no: "warn",
  "strong-no": "bad",
};

function Card({ card }: { card: Scorecard }) {
  const t = useTranslations("crm");
  const say = useServerText();
  const judged = criteria.filter((criterion) => card.scores[criterion] !== undefined);
  return (
    <li className="grid gap-1.5 rounded-lg border border-line bg-raised p-3 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium text-ink">{say(card.name)}</span>
        <Tag tone={tones[card.recommendation]}>{t(`recommendations.${card.recommendation}`)}</Tag>
        <span className="num text-ink">{t("record.outOf", { score: card.overall })}</span>
        <span className="ml-auto">
          <When iso={card.at} />
        </span>
      </p>
      {judged.length > 0 && (
        <dl className="grid grid-cols-2 gap-x-4 text-xs text-ink-2">
          {judged.map((criterion) => (
            <div key={criterion} className="flex justify-between gap-2">
              <dt>{t(`criteria.${criterion}`)}</dt>
              <dd className="num text-ink">{card.scores[criterion]}</dd>
            </div>
          ))}
        </dl>
      )}
      {card.words && <p className="whitespace-pre-wrap text-ink-2">{card.words}</p>}
    </li>
  );
}
