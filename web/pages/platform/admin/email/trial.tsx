import { useMutation, useQueryClient } from "@tanstack/react-query";
import { MailCheck } from "lucide-react";
import { useTranslations } from "use-intl";
import type { MailTestResult } from "@/modules/platform/mail/model";
import { api, ok } from "@/web/api";
import { useRefusal, useSpoken } from "@/web/i18n/server-texts";
import { mailKey } from "@/web/state/query-keys";
import { useUser } from "@/web/state/session";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";

/** Sends a letter to whoever looks, and tells honestly what the server said. */
export function Trial({ isReady }: { isReady: boolean }) {
  const t = useTranslations("admin.email");
  const refusalOf = useRefusal();
  const queries = useQueryClient();
  const to = useUser()?.email ?? "";
  const trial = useMutation({
    mutationFn: () => ok(api.settings.email.test.post()),
    onSettled: () => queries.invalidateQueries({ queryKey: mailKey }),
  });
  const hint = isReady ? t("testHint", { to }) : t("testFirst");
  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          icon={MailCheck}
          disabled={!isReady}
          pending={trial.isPending}
          onClick={() => trial.mutate()}
        >
          {t("test")}
        </Button>
        <p className="min-w-0 text-xs text-ink-2">{trial.isPending ? t("testing") : hint}</p>
      </div>
      {trial.isError && <Banner tone="bad">{refusalOf(trial.error)}</Banner>}
      {trial.data && <Outcome result={trial.data} />}
    </div>
  );
}

function Outcome({ result: { isWell, sentence, to } }: { result: MailTestResult }) {
  const t = useTranslations("admin.email");
  const say = useSpoken();
  return (
    <Banner tone={isWell ? "ok" : "bad"}>
      <span className="break-words">{say(sentence)}</span>
      {isWell && <p className="mt-1">{t("tested", { to })}</p>}
    </Banner>
  );
}
