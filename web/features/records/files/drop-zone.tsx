import { Upload } from "lucide-react";
import { type DragEvent, type ReactNode, useId, useState } from "react";
import { endings } from "@/modules/records/files/rules";
import { buttonClass } from "@/web/ui/button";
import { cx } from "@/web/ui/cx";

type Props = {
  label: string;
  hint: string;
  /** Undefined takes as many as are dropped. */
  isSingle?: boolean;
  accepted?: readonly string[];
  disabled?: boolean;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
};

/** Files are dropped here, or chosen: both ways lead to the same. */
export function DropZone(props: Props) {
  const { label, hint, isSingle = false, accepted = endings, disabled, onFiles, children } = props;
  const input = useId();
  const [isOver, setOver] = useState(false);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0 && !disabled) onFiles(isSingle ? files.slice(0, 1) : files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        "flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-dashed px-3 py-3",
        isOver ? "border-primary bg-primary-wash" : "border-line-strong",
      )}
    >
      <label
        htmlFor={input}
        className={cx(
          buttonClass("secondary", "sm"),
          "has-focus-visible:outline-2 has-focus-visible:outline-primary",
          disabled && "cursor-progress opacity-55",
        )}
      >
        <Upload aria-hidden="true" size={16} />
        {label}
        <input
          id={input}
          type="file"
          multiple={!isSingle}
          disabled={disabled}
          accept={accepted.map((ending) => `.${ending}`).join(",")}
          className="sr-only"
          onChange={(event) => {
            take(event.target.files);
            event.target.value = "";
          }}
        />
      </label>
      <p className="min-w-0 flex-1 basis-40 text-xs text-ink-2">{hint}</p>
      {children}
    </div>
  );
}
