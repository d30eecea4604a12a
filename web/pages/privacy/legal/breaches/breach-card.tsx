import { useFormatter, useTranslations } from "use-intl";
import type { Breach } from "@/modules/privacy/breaches/model";
import { isComplete, type StepState, steps } from "@/modules/privacy/breaches/rules";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { breachesKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { Tag, type Tone } from "@/web/ui/tag";

const tones: Record<StepState, Tone> = {
  done: "ok",
  open: "warn",
  late: "bad",
  "not-needed": "neutral",
};

type Props = { breach: Breach; onEdit: () => void; onLetters: () => void };

export function BreachCard({ breach, onEdit, onLetters }: Props) {
  const t = useTranslations("legal.breaches");
  const moment = useMoment();
  const { number, title, what, discoveredAt, risk } = breach;
  return (
    <li
      aria-label={`${number} ${title}`}
      className="grid gap-3 rounded-lg border border-line bg-raised p-4 text-sm"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="num text-xs text-ink-3">{number}</span>
        <span className="font-medium text-ink">{title}</span>
        <Clock breach={breach} />
      </div>
      {what && <p className="max-w-3xl break-words text-ink-2">{what}</p>}
      <p className="text-xs text-ink-2">
        {t("known", { day: moment(discoveredAt) })} · {t(risk ? `risks.${risk}` : "notAssessed")}
      </p>
      <ul className="flex flex-wrap gap-2">
        {steps.map((step) => (
          <li key={step}>
            <Tag tone={tones[breach.steps[step]]}>
              {t(`steps.${step}`)}: {t(`states.${breach.steps[step]}`)}
            </Tag>
          </li>
        ))}
      </ul>
      <BreachActions breach={breach} onEdit={onEdit} onLetters={onLetters} />
    </li>
  );
}

/** The hours that are left, or how it ended. */
function Clock({ breach }: { breach: Breach }) {
  const t = useTranslations("legal.breaches");
  const moment = useMoment();
  const { closedAt, notifiedAt, steps: states, hoursLeft, dueAt } = breach;
  if (closedAt) return <Tag>{t("closed")}</Tag>;
  if (notifiedAt) return <Tag tone="ok">{t("notified", { day: moment(notifiedAt) })}</Tag>;
  if (states.notify === "not-needed") return null;
  const isLate = hoursLeft < 0;
  return (
    <>
      <Tag tone={isLate ? "bad" : "warn"} isBlinking={!isLate && hoursLeft < 24}>
        {isLate ? t("late", { hours: -hoursLeft }) : t("left", { hours: hoursLeft })}
      </Tag>
      <span className="text-xs text-ink-2">{t("due", { day: moment(dueAt) })}</span>
    </>
  );
}

function BreachActions({ breach, onEdit, onLetters }: Props) {
  const t = useTranslations("legal");
  const { id, number, closedAt, steps: states } = breach;
  const at = api.breaches({ id }).closing;
  const common = { failure: t("notSaved"), keys: [breachesKey] };
  const close = useUndoableMutation({
    run: () => ok(at.post()),
    undo: () => ok(at.delete()),
    success: () => t("breaches.closedSaid", { number }),
    ...common,
  });
  const reopen = useUndoableMutation({ run: () => ok(at.delete()), ...common });
  const say = (word: "edit" | "letters" | "close" | "reopen") => ({
    size: "sm" as const,
    "aria-label": t(`breaches.${word}Of`, { number }),
    children: t(`breaches.${word}`),
  });
  return (
    <div className="flex flex-wrap gap-1.5">
      {!closedAt && <Button {...say("edit")} onClick={onEdit} />}
      <Button {...say("letters")} look="ghost" onClick={onLetters} />
      {!closedAt && isComplete(states) && (
        <Button {...say("close")} look="ghost" onClick={() => close.mutate(undefined)} />
      )}
      {closedAt && (
        <Button {...say("reopen")} look="ghost" onClick={() => reopen.mutate(undefined)} />
      )}
    </div>
  );
}

function useMoment(): (iso: string) => string {
  const format = useFormatter();
  return (iso) => format.dateTime(new Date(iso), "moment");
}
