import { Paperclip } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Communication, SentFile } from "@/modules/communications/model";
import { useSpoken } from "@/web/components/spoken";

/** What was sent along. */
export function MessageFiles({ message: { files } }: { message: Communication }) {
  const t = useTranslations("communications.thread");
  if (files.length === 0) return null;
  return (
    <ul aria-label={t("files")} className="grid gap-1 text-sm">
      {files.map((file) => (
        <FileLine key={file.id} file={file} />
      ))}
    </ul>
  );
}

function FileLine({ file: { name, isKept, trouble } }: { file: SentFile }) {
  const t = useTranslations("communications.thread");
  const say = useSpoken();
  return (
    <li className="flex flex-wrap items-center gap-2">
      <Paperclip aria-hidden="true" size={14} className="shrink-0 text-ink-3" />
      <span className="min-w-0 break-words text-ink">{name}</span>
      {!isKept && trouble && (
        <span className="text-xs text-warn">{t("notKept", { reason: say(trouble) })}</span>
      )}
    </li>
  );
}
