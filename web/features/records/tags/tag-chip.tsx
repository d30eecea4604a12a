import { X } from "lucide-react";
import { colourOf } from "@/modules/records/tags/rules";

type Props = { tag: string; remove?: { label: string; act: () => void } | undefined };

/** A tag in the colour that its word gives it; the colour says nothing that the word does not. */
export const TagChip = ({ tag, remove }: Props) => (
  <span
    className="inline-flex min-h-[20px] max-w-full items-center gap-1.5 rounded-full border border-line bg-raised px-2 text-xs text-ink-2"
    title={tag}
  >
    <span
      aria-hidden="true"
      className="size-[7px] shrink-0 rounded-full"
      style={{ background: `var(--tag-${colourOf(tag)})` }}
    />
    <span className="truncate">{tag}</span>
    {remove && (
      <button
        type="button"
        aria-label={remove.label}
        onClick={remove.act}
        className="-mr-2 grid size-[26px] place-items-center rounded-full text-ink-3 hover:text-ink"
      >
        <X aria-hidden="true" size={12} />
      </button>
    )}
  </span>
);
