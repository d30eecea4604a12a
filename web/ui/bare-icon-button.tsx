import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "./cx";

export type BareProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  icon: LucideIcon;
  label: string;
  size?: "sm" | "md";
};

/** An icon alone, with a name for those who cannot see it. */
export function BareIconButton({ icon: Icon, label, size = "md", ...button }: BareProps) {
  const { className, type = "button", ...rest } = button;
  return (
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
  );
}
