import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { InterviewLetter, InterviewRecord } from "@/modules/engagement/interviews/model";
import { letterStates, type LetterState } from "@/modules/platform/mail/rules";
import { When } from "@/web/features/records/core/when";
import { AnswerTag } from "@/web/features/engagement/interviews/item/answer-tag";
import { useServerText } from "@/web/i18n/server-texts";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { SectionTitle } from "@/web/ui/section-title";
import { Tag, type Tone } from "@/web/ui/tag";

type Props = { it: InterviewRecord };

/** Who was written to about it, and whether it arrived. */
export function Letters({ it }: Props) {
  const t = useTranslations("crm.record");
  const { letters } = it;
  return (
    <section className="grid gap-2">
      <SectionTitle>{t("letters")}</SectionTitle>
      {letters.length === 0 && <p className="text-sm text-ink-3">{t("noLetters")}</p>}
      {!it.hasAddress && it.status === "scheduled" && (
        <p className="text-sm text-ink-2">
          {t("noAddress")}{" "}
          <Link to={`/candidates/${it.candidateId}?edit=1`} className={linkLook}>
            {t("addAddress")}
          </Link>
        </p>
      )}
      {letters.length > 0 && (
        <ul className="grid gap-2">
          {letters.map((letter) => (
            <Line key={letter.id} letter={letter} name={it.candidateName} />
          ))}
        </ul>
      )}
      <Waiting letters={letters} />
    </section>
  );
}

const linkLook = "inline-flex min-h-[24px] items-center text-primary-ink hover:underline";

const tones: Record<LetterState, Tone> = {
  queued: "neutral",
  sending: "primary",
  sent: "ok",
  unsure: "warn",
  held: "warn",
  refused: "bad",
  bounced: "bad",
  failed: "bad",
  cancelled: "neutral",
};

function Line({ letter, name }: { letter: InterviewLetter; name: string }) {
  const t = useTranslations("crm.record");
  const say = useServerText();
  const state = letterStates.find((it) => it === letter.state) ?? "queued";
  return (
    <li className="grid gap-0.5 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
        <span className="text-ink">{t(`letter.${letter.kind}`, { to: letter.to ?? name })}</span>
        <When iso={letter.at} />
        <AnswerTag answer={letter.answer} />
      </p>
      {letter.reason && <p className="text-xs text-ink-2">{say(letter.reason)}</p>}
    </li>
  );
}

/** Where a letter does not leave, whoever may sees to the settings. */
function Waiting({ letters }: { letters: readonly InterviewLetter[] }) {
  const t = useTranslations("crm.record");
  const isAdmin = useHasRole("admin");
  const isStuck = letters.some(({ state }) => state === "queued" || state === "failed");
  if (!isAdmin || !isStuck) return null;
  return (
    <Link to="/admin?tab=email" className={`${linkLook} justify-self-start text-sm`}>
      {t("toAdmin")}
    </Link>
  );
}
