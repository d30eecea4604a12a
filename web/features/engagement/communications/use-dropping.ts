import { useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import type { About } from "./queries";
import { useRefusal } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { communicationsKey, timelineKey } from "@/web/state/query-keys";

/** Files messages that a mail program saved, one after the other, and says of each what became of it. */
export function useDropping(about: About | undefined) {
  const t = useTranslations("communications.drop");
  const refusalOf = useRefusal();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const [sending, setSending] = useState<string | null>(null);
  const place = about && { entityType: about.kind, entityId: about.id };

  async function drop(files: readonly File[]) {
    for (const file of files) {
      const { name } = file;
      setSending(name);
      try {
        const filed = await ok(api.crm.communications.received.post({ file, ...place }));
        notify({ title: t(filed.entityType ? "filed" : "unfiled", { name }), tone: "ok" });
      } catch (error) {
        const description = refusalOf(error);
        notify({ title: t("refused", { name }), description, tone: "destructive" });
      }
    }
    setSending(null);
    for (const queryKey of [communicationsKey, timelineKey])
      void queries.invalidateQueries({ queryKey });
  }
  return { sending, drop };
}
