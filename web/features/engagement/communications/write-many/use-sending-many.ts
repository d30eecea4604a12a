import { useState } from "react";
import { useTranslations } from "use-intl";
import type { TemplateLanguage } from "@/modules/engagement/communications/rules";
import type { Chosen } from "@/modules/engagement/message-sendings/model";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { communicationsKey, timelineKey } from "@/web/state/query-keys";

export type Letter = { language: TemplateLanguage; subject: string; content: string };
type Posting = { to: Chosen; letter: Letter };

const keys = [communicationsKey, timelineKey];

/** Hands the message to a run of the server, which goes on without this page; pressed twice it is one run. */
export function useSendingMany() {
  const t = useTranslations("communications.many");
  const [id] = useState(() => crypto.randomUUID());
  return useUndoableMutation({
    run: ({ to, letter }: Posting) =>
      ok(api.crm["message-sendings"].post({ id, ...to, ...letter })),
    undo: ({ id: run }) => ok(api.crm["message-sendings"]({ id: run }).cancellation.post()),
    success: ({ total, refused }) => t("started", { count: total - refused }),
    failure: t("failed"),
    keys,
  });
}

/** Nothing more is sent, and what has not left yet is kept back. */
export function useStoppingMany() {
  const t = useTranslations("communications.many");
  return useUndoableMutation({
    run: (id: string) => ok(api.crm["message-sendings"]({ id }).cancellation.post()),
    failure: t("stopFailed"),
    keys,
  });
}
