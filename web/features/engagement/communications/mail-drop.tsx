import { type DragEvent, type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { DropZone } from "@/web/features/platform/files/drop-zone";
import type { About } from "./queries";
import { useMay } from "@/web/shared/use-may";
import { cx } from "@/web/ui/cx";
import { Spinner } from "@/web/ui/spinner";
import { useDropping } from "./use-dropping";

type Props = {
  /** Where they belong; without one it is found by whoever wrote them. */
  about?: About;
  children: ReactNode;
};

/** Mails saved elsewhere are dropped anywhere on what stands here, or chosen. */
export function MailDrop({ about, children }: Props) {
  const t = useTranslations("communications.drop");
  const mayFile = useMay("recruiter");
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
