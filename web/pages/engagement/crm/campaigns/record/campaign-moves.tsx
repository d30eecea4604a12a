import { Pause, Play, Undo2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { CampaignRecord } from "@/modules/engagement/campaigns/model";
import { type CampaignStatus, nextStatuses } from "@/modules/engagement/campaigns/rules";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { campaignsKey } from "@/web/state/query-keys";
import { useKeys } from "@/web/state/keys";
import { Button } from "@/web/ui/button";
import { ConfirmDialog } from "@/web/ui/confirm-dialog";

// It counts everybody anew, which nobody needs before.
const StartDialog = lazy(() => import("./start-dialog"));

type Props = { campaign: CampaignRecord; isChanged: boolean };
type Asked = "start" | "cancel" | null;

/** The buttons that its status allows. */
export function CampaignMoves({ campaign, isChanged }: Props) {
  const t = useTranslations("campaigns.moves");
  const [asked, ask] = useState<Asked>(null);
  const { takeBack, pause, resume, cancel } = useMoves(campaign);
  const { status } = campaign;
  const may = (next: CampaignStatus) => nextStatuses[status].includes(next);
  const start = () => ask("start");
  useStepKey(status, { draft: isChanged ? undefined : start, running: pause, paused: resume });
  return (
    <div className="flex flex-wrap items-center gap-2">
      {status === "draft" && (
        <Button
          look="primary"
          icon={Play}
          aria-keyshortcuts="s"
          disabled={isChanged}
          title={isChanged ? t("saveFirst") : undefined}
          onClick={start}
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
        <Button
          icon={Pause}
          aria-keyshortcuts="s"
          pending={pause.isPending}
          onClick={() => pause.mutate({})}
        >
          {t("pause")}
        </Button>
      )}
      {status === "paused" && (
        <Button
          look="primary"
          icon={Play}
          aria-keyshortcuts="s"
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
      <MoveDialogs campaign={campaign} asked={asked} cancel={cancel} onClose={() => ask(null)} />
    </div>
  );
}

type Step = (() => void) | { mutate: (nothing: object) => void } | undefined;

/** `s` takes the next step of its status. */
function useStepKey(status: CampaignStatus, steps: Partial<Record<CampaignStatus, Step>>) {
  const step = steps[status];
  useKeys("page", { s: () => (typeof step === "function" ? step() : step?.mutate({})) });
}

type DialogsProps = {
  campaign: CampaignRecord;
  asked: Asked;
  cancel: ReturnType<typeof useMoves>["cancel"];
  onClose: () => void;
};

/** Asks before a campaign starts or is cancelled. */
function MoveDialogs({ campaign, asked, cancel, onClose }: DialogsProps) {
  const t = useTranslations("campaigns.moves");
  const { name, status, counts } = campaign;
  return (
    <>
      <ConfirmDialog
        open={asked === "cancel"}
        onOpenChange={onClose}
        title={t("cancelTitle", { name })}
        losses={
          status === "draft" ? t("cancelDraft") : t("cancelRunning", { count: counts.waiting })
        }
        confirmLabel={t("cancel")}
        cancelLabel={t("keep")}
        pending={cancel.isPending}
        onConfirm={() => cancel.mutate({}, { onSettled: onClose })}
      />
      {asked === "start" && (
        <Suspense>
          <StartDialog campaign={campaign} onClose={onClose} />
        </Suspense>
      )}
    </>
  );
}

const keys = [campaignsKey];

/** What halts, goes on or ends a campaign. */
function useMoves({ id, name, version }: CampaignRecord) {
  const t = useTranslations("campaigns");
  const route = api.campaigns({ id });
  const common = { failure: t("refused"), keys };
  return {
    takeBack: useUndoableMutation({
      ...common,
      run: () => ok(route.start.delete({ version })),
      success: () => t("moves.takenBack", { name }),
    }),
    pause: useUndoableMutation({
      ...common,
      run: () => ok(route.pause.post({ version })),
      success: () => t("moves.paused", { name }),
    }),
    resume: useUndoableMutation({
      ...common,
      run: () => ok(route.resume.post({ version })),
      success: () => t("moves.resumed", { name }),
    }),
    cancel: useUndoableMutation({
      ...common,
      run: () => ok(route.cancel.post({ version })),
      success: () => t("moves.cancelled", { name }),
    }),
  };
}
