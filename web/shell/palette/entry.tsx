import { Command } from "cmdk";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Kbd } from "../../ui/kbd";

type Props = {
  /** What it is found by, and its identity in the list. */
  value: string;
  icon?: LucideIcon;
  /** Instead of the icon: how it looks. */
  face?: ReactNode;
  label: ReactNode;
  note?: ReactNode;
  shortcut?: string | undefined;
  /** Further words it is found by. */
  keywords?: string[];
  onSelect: () => void;
};

export function Entry({
  value,
  icon: Icon,
  face,
  label,
  note,
  shortcut,
  keywords,
  onSelect,
}: Props) {
  return (
    <Command.Item
      value={value}
      {...(keywords && { keywords })}
      onSelect={onSelect}
      className={
        "flex min-h-[36px] cursor-pointer items-center gap-3 rounded-md px-2.5 text-sm text-ink " +
        "data-[selected=true]:bg-primary-wash"
      }
    >
      {face || (Icon && <Icon aria-hidden="true" size={16} className="shrink-0 text-ink-3" />)}
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {note && <span className="max-w-[45%] truncate text-xs text-ink-3">{note}</span>}
      {shortcut && <Kbd>{shortcut}</Kbd>}
    </Command.Item>
  );
}

export const groupClass =
  "[&_[cmdk-group-heading]]:eyebrow [&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 " +
  "[&_[cmdk-group-heading]]:pb-1";
