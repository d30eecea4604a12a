import { lazy, Suspense, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { LedgerLine } from "@/modules/staffing/submissions/model";
import { useServerText } from "@/web/i18n/server-texts";
import { useDay } from "@/web/shared/dates";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { SectionTitle } from "@/web/ui/section-title";
import { Tag, type Tone } from "@/web/ui/tag";

// Few of those who read the ledger take something back.
const WithdrawDialog = lazy(() => import("./withdraw-dialog"));

type Props = { title: string; lines: readonly LedgerLine[] };

/** Who was presented, when, by whom and by what right; nothing of it is ever changed. */
export function Ledger({ title, lines }: Props) {
  const t = useTranslations("projectWork.submission");
  return (
    <section className="grid gap-2">
      <SectionTitle>{title}</SectionTitle>
      {lines.length === 0 && <p className="text-sm text-ink-3">{t("none")}</p>}
      <ul className="grid gap-2 empty:hidden">
        {lines.map((line) => (
          <li
            key={line.id}
            className="grid gap-1 rounded-md border border-line bg-raised px-3 py-2 text-sm"
          >
            <Line line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const tones: Record<LedgerLine["event"], Tone> = {
  confirmed: "neutral",
  submitted: "ok",
  withdrawn: "warn",
};

function Line({ line }: { line: LedgerLine }) {
  const t = useTranslations("projectWork.submission");
  const say = useServerText();
  const format = useFormatter();
  const mayWithdraw = useHasRole("recruiter");
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { event, candidateName, at, by, isWithdrawn, projectNumber, pageHash } = line;
  const when = format.dateTime(new Date(at), "moment");
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-ink">
        <Tag tone={isWithdrawn ? "neutral" : tones[event]}>{t(`events.${event}`)}</Tag>
        {candidateName ?? t("erased")}
        <span className="num ml-auto text-xs text-ink-3">{projectNumber}</span>
      </p>
      <p className="text-xs text-ink-3">{t("by", { when, name: say(by) })}</p>
      <Details line={line} />
      <p className="flex flex-wrap items-center justify-between gap-2 empty:hidden">
        {pageHash && (
          <span className="num text-xs text-ink-3" title={pageHash}>
            {t("hash", { hash: pageHash.slice(0, 12) })}
          </span>
        )}
        {mayWithdraw && event === "submitted" && !isWithdrawn && (
          <Button size="sm" look="ghost" onClick={() => setWithdrawing(true)}>
            {t("withdraw")}
          </Button>
        )}
      </p>
      {isWithdrawing && (
        <Suspense>
          <WithdrawDialog line={line} onClose={() => setWithdrawing(false)} />
        </Suspense>
      )}
    </>
  );
}

function Details({ line: { event, confirmedOn, way, isNamed, note } }: { line: LedgerLine }) {
  const t = useTranslations("projectWork.submission");
  const dayOf = useDay();
  const words = [
    confirmedOn && way && t("rightGiven", { day: dayOf(confirmedOn), way: t(`ways.${way}`) }),
    event === "submitted" && t(isNamed ? "named" : "anonymous"),
    note,
  ].filter(Boolean);
  return words.length > 0 && <p className="text-xs break-words text-ink-2">{words.join(" · ")}</p>;
}
