import { Pause, Play, Undo2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { CampaignRecord } from "@/modules/engagement/campaigns/model";
import { type CampaignStatus, nextStatuses } from "@/modules/engagement/campaigns/rules";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/features/records/core/use-deed";
import { campaignsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { ConfirmDialog } from "@/web/ui/confirm-dialog";

// It counts everybody anew, which nobody needs before.
const StartDialog = lazy(() => import("./start-dialog"));

type Props = { campaign: CampaignRecord; isChanged: boolean };

/** The buttons that its status allows. */
export function CampaignMoves({ campaign, isChanged }: Props) {
  const t = useTranslations("campaigns.moves");
  const [asked, ask] = useState<"start" | "cancel" | null>(null);
  const { takeBack, pause, resume, cancel } = useMoves(campaign);
  const { name, status, counts } = campaign;
  const may = (next: CampaignStatus) => nextStatuses[status].includes(next);
  const close = () => ask(null);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {status === "draft" && (
        <Button
          look="primary"
          icon={Play}
          disabled={isChanged}
          title={isChanged ? t("saveFirst") : undefined}
          onClick={() => ask("start")}
        >
          {t("start")}
        </Button>
      )}
      {may("draft") && (
        <Button icon={Undo2} pending={takeBack.isPending} onClick={() => takeBack.mutate({})}>
          {t("takeBack")}
        </Button>
      )}
      {may("paused") && (
        <Button icon={Pause} pending={pause.isPending} onClick={() => pause.mutate({})}>
          {t("pause")}
        </Button>
      )}
      {status === "paused" && (
        <Button
          look="primary"
          icon={Play}
          pending={resume.isPending}
          onClick={() => resume.mutate({})}
        >
          {t("resume")}
        </Button>
      )}
      {may("cancelled") && (
        <Button look="ghost" onClick={() => ask("cancel")}>
          {t("cancel")}
        </Button>
      )}
      <ConfirmDialog
        open={asked === "cancel"}
        onOpenChange={close}
        title={t("cancelTitle", { name })}
        losses={
          status === "draft" ? t("cancelDraft") : t("cancelRunning", { count: counts.waiting })
        }
        confirmLabel={t("cancel")}
        cancelLabel={t("keep")}
        pending={cancel.isPending}
        onConfirm={() => cancel.mutate({}, { onSettled: close })}
      />
      {asked === "start" && (
        <Suspense>
          <StartDialog campaign={campaign} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

const keys = [campaignsKey];

/** What halts, goes on or ends a campaign. */
function useMoves({ id, name, version }: CampaignRecord) {
  const t = useTranslations("campaigns");
  const route = api.campaigns({ id });
  const common = { failed: t("refused"), keys };
  return {
    takeBack: useDeed({
      ...common,
      act: () => ok(route.start.delete({ version })),
      said: () => t("moves.takenBack", { name }),
    }),
    pause: useDeed({
      ...common,
      act: () => ok(route.pause.post({ version })),
      said: () => t("moves.paused", { name }),
    }),
    resume: useDeed({
      ...common,
      act: () => ok(route.resume.post({ version })),
      said: () => t("moves.resumed", { name }),
    }),
    cancel: useDeed({
      ...common,
      act: () => ok(route.cancel.post({ version })),
      said: () => t("moves.cancelled", { name }),
    }),
  };
}
