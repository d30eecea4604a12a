import { Download, FolderPlus, Paperclip } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Communication, SentFile } from "@/modules/engagement/communications/model";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { useServerText } from "@/web/i18n/server-texts";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { filesKey, timelineKey } from "@/web/state/query-keys";
import { IconButton } from "@/web/ui/icon-button";

/** What was sent along. */
export function MessageFiles({ message }: { message: Communication }) {
  const t = useTranslations("communications.thread");
  if (message.files.length === 0) return null;
  return (
    <ul aria-label={t("files")} className="grid gap-1 text-sm">
      {message.files.map((file) => (
        <FileLine key={file.id} message={message} file={file} />
      ))}
    </ul>
  );
}

type LineProps = { message: Communication; file: SentFile };

function FileLine({ message, file: { id, name, isKept, trouble } }: LineProps) {
  const t = useTranslations("communications.thread");
  const say = useServerText();
  return (
    <li className="flex items-center gap-2">
      <Paperclip aria-hidden="true" size={14} className="shrink-0 text-ink-3" />
      {isKept ? (
        <a
          href={`/api/crm/communications/${message.id}/files/${id}/content`}
          download=""
          aria-label={t("download", { name })}
          className="inline-flex min-h-[28px] min-w-0 items-center gap-1.5 break-all text-primary-ink hover:underline"
        >
          {name}
          <Download aria-hidden="true" size={13} className="shrink-0" />
        </a>
      ) : (
        <span className="min-w-0 break-all text-ink">{name}</span>
      )}
      {isKept && message.direction === "in" && message.entityId && (
        <Keep message={message} file={{ id, name }} />
      )}
      {!isKept && trouble && (
        <span className="text-xs text-warn">{t("notKept", { reason: say(trouble) })}</span>
      )}
    </li>
  );
}

type KeepProps = { message: Communication; file: Pick<SentFile, "id" | "name"> };

/** Puts what somebody sent to the files of the record. */
function Keep({ message, file: { id: fileId, name } }: KeepProps) {
  const t = useTranslations("communications.thread");
  const mayKeep = useHasRole("recruiter");
  const keep = useUndoableMutation({
    run: () => ok(api.crm.communications({ id: message.id }).files({ fileId }).keeping.post({})),
    success: () => t("kept", { name }),
    failure: t("keepFailed"),
    keys: [filesKey, timelineKey],
  });
  if (!mayKeep) return null;
  return (
    <IconButton
      icon={FolderPlus}
      size="sm"
      label={t("keepOf", { name })}
      onClick={() => keep.mutate(undefined)}
    />
  );
}
