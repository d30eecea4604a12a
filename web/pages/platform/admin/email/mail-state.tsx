import { useFormatter, useNow, useTranslations } from "use-intl";
import type { MailStatus } from "@/modules/platform/mail/model";
import { type LetterState, letterStates } from "@/modules/platform/mail/rules";
import { DeliveryTag } from "@/web/features/engagement/communications/message/delivery-tag";
import { useServerText } from "@/web/i18n/server-texts";
import { Banner } from "@/web/ui/banner";
import { Card } from "@/web/ui/card";
import { Progress } from "@/web/ui/progress";
import { Tag } from "@/web/ui/tag";

/** Whether letters go out, how many of an hour's have, and what is in their way. */
export function MailState({ status }: { status: MailStatus }) {
  const t = useTranslations("admin.email");
  const state = stateOf(status);
  const tones = { off: "neutral", trouble: "bad", on: "ok" } as const;
  return (
    <Card title={t("state")} action={<Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>}>
      {status.isSetUp ? <Going status={status} /> : <Waiting waiting={status.counts.queued} />}
    </Card>
  );
}

const stateOf = ({ isSetUp, trouble }: MailStatus) => {
  if (!isSetUp) return "off";
  return trouble ? "trouble" : "on";
};

function Waiting({ waiting }: { waiting: number }) {
  const t = useTranslations("admin.email");
  return (
    <div className="text-sm text-ink-2">
      <p className="font-medium text-ink">{t("offTitle")}</p>
      <p className="mt-1">{t("offText", { count: waiting })}</p>
    </div>
  );
}

function Going({ status: { counts, sentLastHour, perHour, trouble } }: { status: MailStatus }) {
  const t = useTranslations("admin.email");
  const format = useFormatter();
  const text = t("ofMost", { used: format.number(sentLastHour), most: format.number(perHour) });
  const shown = letterStates.filter((state) => counts[state] > 0);
  return (
    <div className="grid gap-4">
      {trouble && <Trouble trouble={trouble} />}
      <div className="grid gap-1.5">
        <p className="flex justify-between gap-3 text-sm">
          <span className="text-ink-2">{t("lastHour")}</span>
          <span className="num">{text}</span>
        </p>
        <Progress label={t("lastHour")} text={text} value={(sentLastHour / perHour) * 100} isThin />
      </div>
      {shown.length > 0 && (
        <dl className="grid gap-1.5 text-sm">
          {shown.map((state) => (
            <Count key={state} state={state} count={counts[state]} />
          ))}
        </dl>
      )}
    </div>
  );
}

function Count({ state, count }: { state: LetterState; count: number }) {
  const format = useFormatter();
  return (
    <div className="flex items-center justify-between gap-3">
      <dt>
        <DeliveryTag state={state} />
      </dt>
      <dd className="num">{format.number(count)}</dd>
    </div>
  );
}

function Trouble({ trouble }: { trouble: NonNullable<MailStatus["trouble"]> }) {
  const t = useTranslations("admin.email");
  const say = useServerText();
  const format = useFormatter();
  const now = useNow({ updateInterval: 10_000 });
  const at = new Date(trouble.waitUntil);
  return (
    <Banner tone="bad">
      <span className="break-words">{say(trouble.sentence)}</span>
      <p className="mt-1">
        {at > now ? t("nextTry", { when: format.relativeTime(at, now) }) : t("tryingNow")}
      </p>
    </Banner>
  );
}
