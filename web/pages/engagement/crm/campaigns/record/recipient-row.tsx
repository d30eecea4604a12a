import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Recipient } from "@/modules/engagement/campaigns/model";
import { endings, exclusions, type RecipientState } from "@/modules/engagement/campaigns/rules";
import { type LetterState, letterStates } from "@/modules/platform/mail/rules";
import { useWhen } from "@/web/features/engagement/interviews/use-when";
import { Tag, type Tone } from "@/web/ui/tag";

const tones: Record<RecipientState, Tone> = {
  waiting: "primary",
  finished: "neutral",
  replied: "ok",
  optedOut: "warn",
  bounced: "bad",
  stopped: "warn",
};

/** One who was written to: where they stand, what they were sent, and what comes next. */
export function RecipientRow({ recipient }: { recipient: Recipient }) {
  const t = useTranslations("campaigns.recipients");
  const reasonOf = useReason();
  const { candidateId, name, number, state, reason, step, dueAt, letters } = recipient;
  const { exact: moment } = useWhen();
  return (
    <li className="grid gap-1 py-2.5 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {name ? (
          <Link
            to={`/candidates/${candidateId}`}
            className="flex min-h-[24px] items-center break-words text-ink hover:underline"
          >
            {name}
          </Link>
        ) : (
          <span className="text-ink-3">{t("gone")}</span>
        )}
        {number && <span className="num text-xs text-ink-3">{number}</span>}
        <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
        {reason && reason !== state && (
          <span className="text-xs break-words text-ink-3">{reasonOf(reason)}</span>
        )}
      </p>
      <ul className="grid gap-0.5 text-xs text-ink-3">
        {letters.map((letter) => (
          <li key={letter.id} className="break-words">
            {t("letter", {
              n: letter.step + 1,
              state: t(`letterStates.${knownState(letter.state)}`),
              moment: moment(letter.at),
            })}
            {letter.reason && ` – ${letter.reason}`}
          </li>
        ))}
        {dueAt && <li>{t("next", { n: step + 1, moment: moment(dueAt) })}</li>}
      </ul>
    </li>
  );
}

const knownState = (state: string): LetterState =>
  letterStates.find((known) => known === state) ?? "queued";

const reasons = [...exclusions, ...endings] as const;

/** In words where it is one of ours, else as the receiving side said it. */
function useReason(): (reason: string) => string {
  const t = useTranslations("campaigns.reasons");
  return (reason) => {
    const known = reasons.find((one) => one === reason);
    return known ? t(known) : reason;
  };
}
