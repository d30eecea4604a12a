import { useMutation } from "@tanstack/react-query";
import { CloudUpload } from "lucide-react";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { useRefusal, useSpoken } from "@/web/i18n/server-texts";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";

/** Writes a word to the storage, and tells honestly what came of it. */
export function StorageTrial({ isReady }: { isReady: boolean }) {
  const t = useTranslations("backups.plan");
  const say = useSpoken();
  const refusalOf = useRefusal();
  const trial = useMutation({ mutationFn: () => ok(api.admin.backups.copy.test.post()) });
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          icon={CloudUpload}
          disabled={!isReady}
          pending={trial.isPending}
          onClick={() => trial.mutate()}
        >
          {t("test")}
        </Button>
        <p className="min-w-0 text-xs text-ink-2">{t(isReady ? "testHint" : "testFirst")}</p>
      </div>
      {trial.isError && <Banner tone="bad">{refusalOf(trial.error)}</Banner>}
      {trial.data && (
        <Banner tone={trial.data.isWell ? "ok" : "bad"}>{say(trial.data.sentence)}</Banner>
      )}
    </div>
  );
}
