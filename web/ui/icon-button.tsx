import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "./cx";
import { Tooltip } from "./tooltip";

type Props = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  icon: LucideIcon;
  label: string;
  /** Shown after the label in the tooltip: the key that does the same. */
  shortcut?: string;
  size?: "sm" | "md";
};

/** An icon alone, always with a name for those who cannot see it and a tooltip for others. */
export function IconButton({ icon: Icon, label, shortcut, size = "md", ...button }: Props) {
  const { className, type = "button", ...rest } = button;
  return (
    <Tooltip content={shortcut ? `${label} · ${shortcut}` : label}>
      <button
        {...rest}
        type={type}
        aria-label={label}
        className={cx(
          "inline-flex shrink-0 cursor-pointer items-center justify-center rounded-md text-ink-2",
          "transition-colors duration-150 hover:bg-sunken hover:text-ink",
          "aria-pressed:bg-primary-wash aria-pressed:text-primary-ink",
          "disabled:cursor-not-allowed disabled:opacity-45",
          size === "sm" ? "size-[28px]" : "size-[36px]",
          className,
        )}
      >
        <Icon aria-hidden="true" size={size === "sm" ? 15 : 17} />
      </button>
    </Tooltip>
  );
}
