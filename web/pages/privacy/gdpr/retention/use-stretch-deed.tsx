import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Stretch } from "@/modules/privacy/ai-oversight/rules";
import { useMay } from "@/web/shared/use-may";
import { ConfirmDialog } from "@/web/ui/confirm-dialog";
import type { StretchDeed } from "./deeds";
import { useDeletion } from "./use-deletion";
import { useNotices } from "./use-notices";

/** Whose time is over is deleted, who was never told is told; the rest is decided on the record itself. */
export function useStretchDeed(stretch: Stretch): StretchDeed | undefined {
  const deletion = useDeletionDeed();
  const notice = useNoticeDeed();
  const mayAct = useMay("recruiter");
  if (!mayAct) return undefined;
  const deeds: Partial<Record<Stretch, StretchDeed>> = { expired: deletion, notice };
  return deeds[stretch];
}

function useDeletionDeed(): StretchDeed {
  const t = useTranslations("gdpr.retention");
  const deletion = useDeletion();
  return {
    isPossible: ({ isRequested, keptBy }) => !isRequested && keptBy === null,
    word: t("delete"),
    about: (name) => t("deleteOf", { name }),
    many: (count) => t("deleteMany", { count }),
    isGrave: true,
    isPending: deletion.isPending,
    run: (ids, done) => deletion.mutate(ids, { onSuccess: () => done?.() }),
  };
}

type Asked = { ids: string[]; done: (() => void) | undefined };

function useNoticeDeed(): StretchDeed {
  const t = useTranslations("gdpr.notices");
  const tActions = useTranslations("common.actions");
  const notices = useNotices();
  const [asked, ask] = useState<Asked>();
  const send = ({ ids, done }: Asked) =>
    notices.mutate(ids, {
      onSuccess: () => {
        ask(undefined);
        done?.();
      },
    });
  return {
    isPossible: ({ email, isRequested }) => email !== null && !isRequested,
    word: t("send"),
    about: (name) => t("sendTo", { name }),
    many: (count) => t("sendMany", { count }),
    isGrave: false,
    isPending: notices.isPending,
    run: (ids, done) => ask({ ids, done }),
    question: asked && (
      <ConfirmDialog
        open
        onOpenChange={() => ask(undefined)}
        title={t("ask", { count: asked.ids.length })}
        losses={t("askText")}
        confirmLabel={t("sendMany", { count: asked.ids.length })}
        cancelLabel={tActions("cancel")}
        pending={notices.isPending}
        onConfirm={() => send(asked)}
      />
    ),
  };
}
