import { Upload } from "lucide-react";
import { type DragEvent, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { cx } from "@/web/ui/cx";
import { Spinner } from "@/web/ui/spinner";

type Props = { take: (file: File) => void; isBusy: boolean; hint: string };

/** Where a file is dropped, or chosen. */
export function DropZone({ take, isBusy, hint }: Props) {
  const t = useTranslations("imports.file");
  const id = useId();
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) take(file);
  };
  return (
    <label
      htmlFor={id}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        "grid cursor-pointer justify-items-center gap-2 rounded-lg border border-dashed p-10 text-center",
        "focus-within:outline-2 focus-within:outline-primary",
        isOver ? "border-primary bg-primary-wash" : "border-line-strong bg-surface",
      )}
    >
      {isBusy ? <Spinner /> : <Upload aria-hidden="true" size={28} className="text-ink-3" />}
      <span className="text-base font-medium text-ink">{t("drop")}</span>
      <span className="text-sm text-ink-2">{hint}</span>
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx"
        disabled={isBusy}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) take(file);
        }}
        className="sr-only"
      />
    </label>
  );
}
