import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { WorklistSection } from "@/modules/privacy/ai-oversight/rules";
import { expiredReason } from "@/modules/privacy/gdpr/rules";
import { api, ok } from "@/web/api";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { ConfirmDialog } from "@/web/ui/confirm-dialog";
import { useStep } from "../use-step";
import type { RetentionAction } from "./retention-action";

/** Whose time is over is deleted, who was never told is told; the rest is decided on the record itself. */
export function useRetentionAction(stretch: WorklistSection): RetentionAction | undefined {
  const deletion = useDeletionAction();
  const notice = useNoticeAction();
  const mayAct = useHasRole("recruiter");
  if (!mayAct) return undefined;
  const deeds: Partial<Record<WorklistSection, RetentionAction>> = { expired: deletion, notice };
  return deeds[stretch];
}

function useDeletionAction(): RetentionAction {
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

function useNoticeAction(): RetentionAction {
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

const asked = (entityId: string) =>
  ok(api.gdpr["data-deletion"].post({ entityType: "candidate", entityId, reason: expiredReason }));

/** Asks for the deletion of people whose time is over, one after the other; nothing is gone before it is confirmed. */
function useDeletion() {
  const t = useTranslations("gdpr.deletion");
  const [, setParams] = useSearchParams();
  return useStep({
    act: async (ids: string[]) => {
      const requests: string[] = [];
      for (const id of ids) requests.push((await asked(id)).erasure.id);
      return requests;
    },
    done: (requests) => ({
      title: t("doneTitle"),
      text: t("requested", { count: requests.length }),
    }),
    failed: { title: t("failedTitle"), text: t("failedText") },
    back: async (requests) => {
      for (const id of requests) await ok(api.gdpr.erasures({ id }).delete());
    },
    open: () => ({ label: t("review"), go: () => setParams({ tab: "requests" }) }),
  });
}

/** Sends the letter that says where the data comes from, and says who could not be reached. */
function useNotices() {
  const t = useTranslations("gdpr.notices");
  return useStep({
    act: (ids: string[]) => ok(api.gdpr.notices.post({ ids })),
    done: ({ sent, unreached }) => ({
      title: t("done", { count: sent }),
      ...(unreached > 0 && { text: t("unreached", { count: unreached }) }),
    }),
    failed: { title: t("failedTitle"), text: t("failedText") },
  });
}
