import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx";

type Choice<Value extends string> = {
  value: Value;
  label: string;
  /** Shown in place of the label, which stays its name. */
  icon?: LucideIcon;
  count?: ReactNode;
};

type Props<Value extends string> = {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/** One of a few, all in sight; each is a button, so that Tab and Enter are all one has to know. */
export function SegmentedControl<Value extends string>(props: Props<Value>) {
  const { label, choices, value, onValueChange } = props;
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex max-w-full overflow-x-auto rounded-md border border-line bg-sunken p-[2px] [scrollbar-width:none]"
    >
      {choices.map(({ value: one, label: name, icon: Icon, count }) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === value}
          aria-label={Icon && name}
          title={Icon && name}
          onClick={() => onValueChange(one)}
          className={cx(
            "inline-flex min-h-[30px] shrink-0 cursor-pointer items-center gap-1.5 rounded-sm",
            "px-2.5 text-sm transition-colors duration-150",
            one === value
              ? "bg-raised font-medium text-ink shadow-card"
              : "text-ink-2 hover:text-ink",
          )}
        >
          {Icon ? <Icon aria-hidden="true" size={16} /> : name}
          {count !== undefined && <span className="num text-xs text-ink-3">{count}</span>}
        </button>
      ))}
    </div>
  );
}
