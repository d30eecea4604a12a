import { FileImage, FileSpreadsheet, FileText, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { RecordFile } from "@/modules/platform/files/model";
import type { Format } from "@/modules/platform/files/rules";
import { When } from "@/web/features/platform/records/when";
import { useSpoken } from "@/web/i18n/server-texts";
import { Tag } from "@/web/ui/tag";
import { EndingTag } from "./ending-tag";
import { FileMenu } from "./file-menu";
import { FillIn } from "./fill-in";
import { FilePreview } from "./file-preview";
import { useSize } from "./use-size";

const icons: Partial<Record<Format, LucideIcon>> = {
  xlsx: FileSpreadsheet,
  png: FileImage,
  jpg: FileImage,
  webp: FileImage,
  heic: FileImage,
};

export function FileRow({ file }: { file: RecordFile }) {
  const t = useTranslations("files");
  const say = useSpoken();
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
          <FillIn file={file} />
        </div>
      </div>
      <FileMenu file={file} look={() => setOpen(true)} />
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

const troubles = ["locked", "slow", "greedy"] as const;
export const troubleOf = (trouble: string | null) =>
  troubles.find((it) => it === trouble) ?? ("damaged" as const);
