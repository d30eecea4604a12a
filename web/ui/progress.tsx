import { cx } from "./cx";

type Props = { label: string; value: number; text?: string; isThin?: boolean };

/** How far something is, 0 to 100. */
export function Progress({ label, value, text, isThin = false }: Props) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      aria-valuetext={text}
      className={cx("w-full overflow-hidden rounded-full bg-line", isThin ? "h-[4px]" : "h-[7px]")}
    >
      <div
        className="h-full rounded-full bg-primary transition-[width] duration-150"
        style={{ width: `${Math.min(100, Math.max(0, value))}%` }}
      />
    </div>
  );
}
