import { Pause, Play } from "lucide-react";
import { useFormatter, useTranslations } from "use-intl";
import type { AiStatus } from "@/modules/market/ai-enrichment/model";
import { useServerText } from "@/web/i18n/server-texts";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { Tag } from "@/web/ui/tag";
import type { Use } from "./providers";
import { useSaving } from "./use-saving";

type Props = { use: Use; status: AiStatus };

/** Whether a model reads along, how far it is and what is in its way. */
export function Reading({ use, status }: Props) {
  const t = useTranslations("admin.ai");
  const state = stateOf(status);
  return (
    <Card
      title={t("reading")}
      action={<Tag tone={state === "on" ? "ok" : "neutral"}>{t(`states.${state}`)}</Tag>}
    >
      {status.model ? <Progress use={use} status={status} /> : <RulesAlone />}
    </Card>
  );
}

const stateOf = ({ model, isPaused }: AiStatus) => {
  if (!model) return "off";
  return isPaused ? "paused" : "on";
};

function RulesAlone() {
  const t = useTranslations("admin.ai");
  return (
    <div className="text-sm text-ink-2">
      <p className="font-medium text-ink">{t("offTitle")}</p>
      <p className="mt-1">{t("offText")}</p>
    </div>
  );
}

function Progress({ use, status }: Props) {
  const t = useTranslations("admin.ai");
  const save = useSaving(use);
  const { isPaused } = use.value;
  const figures = ["read", "waiting", "added"] as const;
  return (
    <div className="grid gap-4">
      {status.trouble && <Trouble trouble={status.trouble} />}
      <dl className="grid grid-cols-3 gap-3">
        {figures.map((figure) => (
          <div key={figure}>
            <dt className="text-xs text-ink-2">{t(`figures.${figure}`)}</dt>
            <dd className="num text-lg text-ink">{status[figure]}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Button
          icon={isPaused ? Play : Pause}
          pending={save.isPending}
          onClick={() => save.mutate({ value: { ...use.value, isPaused: !isPaused } })}
        >
          {t(isPaused ? "resume" : "pause")}
        </Button>
      </div>
    </div>
  );
}

function Trouble({ trouble }: { trouble: NonNullable<AiStatus["trouble"]> }) {
  const t = useTranslations("admin.ai");
  const say = useServerText();
  const format = useFormatter();
  const when = format.dateTime(new Date(trouble.waitUntil), { timeStyle: "short" });
  return (
    <Banner tone="warn">
      {say(trouble.sentence)} {t("nextTry", { when })}
    </Banner>
  );
}
