import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { RecordFile } from "@/modules/platform/files/model";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/features/platform/records/use-deed";
import { contentOf } from "./queries";
import { useMay } from "@/web/shared/use-may";
import { candidatesKey, filesKey, timelineKey } from "@/web/state/query-keys";
import { BareIconButton } from "@/web/ui/bare-icon-button";
import { Menu } from "@/web/ui/menu";
import { FileDialog } from "./file-dialog";
import { canFillIn, FillInDialog } from "./fill-in";

const keys = [filesKey, timelineKey, candidatesKey];

export function FileMenu({ file, look }: { file: RecordFile; look: () => void }) {
  const t = useTranslations("files.menu");
  const mayEdit = useMay("recruiter");
  const [open, setOpen] = useState<"edit" | "cv" | null>(null);
  const close = () => setOpen(null);
  const remove = useDeed({
    act: () => ok(api.files.removals.post({ fileIds: [file.id] })),
    back: () => ok(api.files.removals.delete({ fileIds: [file.id] })),
    said: () => t("removed", { name: file.name }),
    failed: t("removeFailed"),
    keys,
  });
  return (
    <span className="-my-0.5 shrink-0">
      <Menu
        label={t("label", { name: file.name })}
        entries={[
          { label: t("look"), onSelect: look },
          { label: t("download"), href: contentOf(file), isDownload: true },
          ...(mayEdit && canFillIn(file)
            ? [{ label: t("fillIn"), onSelect: () => setOpen("cv") }]
            : []),
          ...(mayEdit
            ? [
                { label: t("edit"), onSelect: () => setOpen("edit") },
                { label: t("remove"), isDanger: true, onSelect: () => remove.mutate(undefined) },
              ]
            : []),
        ]}
      >
        <BareIconButton icon={Ellipsis} size="sm" label={t("label", { name: file.name })} />
      </Menu>
      {open === "edit" && <FileDialog file={file} onClose={close} />}
      {open === "cv" && <FillInDialog file={file} onClose={close} />}
    </span>
  );
}
