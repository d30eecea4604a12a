import { useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { type DragEvent, type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { DropZone } from "@/web/features/records/files/drop-zone";
import { useErrorText } from "@/web/i18n/server-texts";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { notifyAtom } from "@/web/state/notices";
import { communicationsKey, timelineKey } from "@/web/state/query-keys";
import { cx } from "@/web/ui/cx";
import { Spinner } from "@/web/ui/spinner";
import type { About } from "./queries";

type Props = {
  /** Where they belong; without one it is found by whoever wrote them. */
  about?: About;
  children: ReactNode;
};

/** Mails saved elsewhere are dropped anywhere on what stands here, or chosen. */
export function MailDrop({ about, children }: Props) {
  const t = useTranslations("communications.drop");
  const mayFile = useHasRole("recruiter");
  const { sending, drop } = useDropping(about);
  const [isOver, setOver] = useState(false);
  if (!mayFile) return children;
  const take = (event: DragEvent) => {
    setOver(false);
    // What fell on the zone itself has been taken there.
    if (event.isDefaultPrevented()) return;
    event.preventDefault();
    const files = [...event.dataTransfer.files];
    if (files.length > 0 && !sending) void drop(files);
  };
  const bringsFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  return (
    <div
      onDragOver={(event) => {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={take}
      className={cx(
        "grid grid-cols-1 gap-4 rounded-lg",
        isOver && "outline-2 outline-offset-4 outline-primary outline-dashed",
      )}
    >
      {children}
      <DropZone
        label={t("label")}
        hint={t("hint")}
        accepted={accepted}
        disabled={sending !== null}
        onFiles={(files) => void drop(files)}
      >
        {sending && (
          <p role="status" className="flex items-center gap-2 text-xs text-ink-2">
            <Spinner />
            {t("sending", { name: sending })}
          </p>
        )}
      </DropZone>
    </div>
  );
}

const accepted = ["eml"];

/** Files messages that a mail program saved, one after the other, and says of each what became of it. */
function useDropping(about: About | undefined) {
  const t = useTranslations("communications.drop");
  const refusalOf = useErrorText();
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
