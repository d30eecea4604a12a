import { useMutation } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { SelectField } from "@/web/shared/select-field";
import { useRefusal, useSpoken } from "@/web/i18n/server-texts";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { noneOr } from "@/web/ui/select";

type Props = { isReady: boolean; folder: string; onFolder: (folder: string) => void };

/** Opens the mailbox as it is saved, says what came back, and offers its folders. */
export function InboxTrial({ isReady, folder, onFolder }: Props) {
  const t = useTranslations("communications.inbox");
  const say = useSpoken();
  const refusalOf = useRefusal();
  const trial = useMutation({ mutationFn: () => ok(api.crm.inbox.test.post()) });
  const { data, error, isPending } = trial;
  const hint = t(isReady ? "testHint" : "testFirst");
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={Inbox} disabled={!isReady} pending={isPending} onClick={() => trial.mutate()}>
          {t("test")}
        </Button>
        <p className="min-w-0 text-xs text-ink-2">{isPending ? t("testing") : hint}</p>
      </div>
      {error && <Banner tone="bad">{refusalOf(error)}</Banner>}
      {data && <Banner tone={data.isWell ? "ok" : "warn"}>{say(data.sentence)}</Banner>}
      {data && data.folders.length > 0 && (
        <SelectField
          label={t("folders")}
          options={noneOr(
            t("chooseFolder"),
            data.folders.map((path) => ({ value: path, label: path })),
          )}
          value={data.folders.find((path) => path === folder) ?? ""}
          onValueChange={(path) => path && onFolder(path)}
        />
      )}
    </div>
  );
}
