import { FileImage, FileSpreadsheet, FileText, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { RecordFile } from "@/modules/records/files/model";
import { type Ending, endingOf, type Format } from "@/modules/records/files/rules";
import { When } from "@/web/features/records/core/when";
import { useServerText } from "@/web/i18n/server-texts";
import { useToday } from "@/web/shared/hooks/use-zone";
import { Tag, type Tone } from "@/web/ui/tag";
import { FileMenu } from "./file-menu";
import { FilePreview } from "./file-preview";
import { FillIn, type FillInDialog } from "./fill-in";
import { useSize } from "./use-size";
import { troubleOf } from "./file-preview";

const icons: Partial<Record<Format, LucideIcon>> = {
  xlsx: FileSpreadsheet,
  png: FileImage,
  jpg: FileImage,
  webp: FileImage,
  heic: FileImage,
};

type Props = { file: RecordFile; FillInDialog: FillInDialog };

export function FileRow({ file, FillInDialog }: Props) {
  const t = useTranslations("files");
  const say = useServerText();
  const [isOpen, setOpen] = useState(false);
  const Icon = icons[file.format] ?? FileText;
  return (
    <li className="flex gap-3 py-2.5 text-sm">
      <Icon aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-ink-3" />
      <div className="grid min-w-0 flex-1 gap-1">
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="min-h-[24px] cursor-pointer truncate text-left font-medium text-ink hover:underline"
        >
          {file.name}
        </button>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-2">
          {t(`types.${file.type}`)}
          <Size bytes={file.bytes} />
          <When iso={file.addedAt} />
          <span>{say(file.addedBy)}</span>
        </p>
        <div className="flex flex-wrap items-center gap-1.5 empty:hidden">
          <EndingTag expiresOn={file.expiresOn} />
          {file.audience === "client" && (
            <Tag tone="primary" hasLed={false}>
              {t("audiences.client")}
            </Tag>
          )}
          <TextTag file={file} />
          <FillIn file={file} Dialog={FillInDialog} />
        </div>
      </div>
      <FileMenu file={file} FillInDialog={FillInDialog} look={() => setOpen(true)} />
      {isOpen && <FilePreview file={file} onClose={() => setOpen(false)} />}
    </li>
  );
}

function Size({ bytes }: { bytes: number }) {
  const sizeOf = useSize();
  return <span className="num">{sizeOf(bytes)}</span>;
}

/** How far its words are, where that is worth a word: what was read well says nothing. */
function TextTag({ file: { text, textTrouble } }: { file: RecordFile }) {
  const t = useTranslations("files.text");
  if (text === "none" || text === "done") return null;
  if (text === "failed") return <Tag tone="bad">{t(troubleOf(textTrouble))}</Tag>;
  const isOnItsWay = text === "waiting" || text === "reading";
  return (
    <Tag tone={isOnItsWay ? "neutral" : "warn"} isBlinking={isOnItsWay}>
      {t(text)}
    </Tag>
  );
}

const tones: Record<Ending, Tone> = { expired: "bad", urgent: "bad", soon: "warn" };

/** When a file ends; in colour once that is near. */
function EndingTag({ expiresOn }: { expiresOn: string | null }) {
  const t = useTranslations("files.ending");
  const format = useFormatter();
  const ending = endingOf(expiresOn, useToday());
  if (!expiresOn) return null;
  const day = format.dateTime(new Date(`${expiresOn}T12:00:00Z`), "day");
  if (!ending) return <span className="text-xs text-ink-3">{t("far", { day })}</span>;
  return <Tag tone={tones[ending]}>{t(ending, { day })}</Tag>;
}
