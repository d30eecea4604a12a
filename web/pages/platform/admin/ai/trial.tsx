import { useMutation, useQueryClient } from "@tanstack/react-query";
import { FlaskConical } from "lucide-react";
import { useEffect, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { AiTestResult } from "@/modules/market/ai-enrichment/model";
import type { ProviderId } from "@/modules/platform/settings/rules";
import { api, ok } from "@/web/api";
import { useRefusal, useSpoken } from "@/web/i18n/server-texts";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { aiStatus } from "./queries";

/** Nothing answers in no time at all. */
const shortest = 0.1;

type Props = { id: ProviderId; isReady: boolean };

/** Asks the provider as it is saved, and tells honestly what came back. */
export function Trial({ id, isReady }: Props) {
  const t = useTranslations("admin.ai");
  const refusalOf = useRefusal();
  const queries = useQueryClient();
  const trial = useMutation({
    mutationFn: () => ok(api.settings.ai.test.post({ provider: id })),
    onSettled: () => queries.invalidateQueries({ queryKey: aiStatus.queryKey }),
  });
  const seconds = useSeconds(trial.isPending);
  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          icon={FlaskConical}
          disabled={!isReady}
          pending={trial.isPending}
          onClick={() => trial.mutate()}
        >
          {t("test")}
        </Button>
        <p className="text-xs text-ink-2">
          {trial.isPending ? t("testing", { seconds }) : t(isReady ? "testHint" : "testFirst")}
        </p>
      </div>
      {trial.isError && <Banner tone="bad">{refusalOf(trial.error)}</Banner>}
      {trial.data && <Outcome result={trial.data} />}
    </div>
  );
}

function Outcome({ result }: { result: AiTestResult }) {
  const t = useTranslations("admin.ai");
  const format = useFormatter();
  const say = useSpoken();
  const { isWell, sentence, found, told, tookMs, model } = result;
  if (!isWell) return <Banner tone="bad">{sentence && say(sentence)}</Banner>;
  const seconds = format.number(Math.max(shortest, tookMs / 1000), { maximumFractionDigits: 1 });
  return <Banner tone="ok">{t("tested", { model, seconds, found, told })}</Banner>;
}

const secondMs = 1000;

/** Whole seconds since something began; nothing while it is not going on. */
function useSeconds(isGoing: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isGoing) return;
    setSeconds(0);
    const timer = setInterval(() => setSeconds((before) => before + 1), secondMs);
    return () => clearInterval(timer);
  }, [isGoing]);
  return seconds;
}
