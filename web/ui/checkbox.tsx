import type { ReactNode } from "react";
import { cx } from "./cx";
import type { Option } from "./select";

type Props = {
  label: ReactNode;
  checked: boolean | "mixed";
  onCheckedChange: (checked: boolean) => void;
  /** Keeps the label for screen readers only, as in the rows of a list. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  disabled?: boolean;
};

export function Checkbox({ label, checked, onCheckedChange, isLabelHidden, ...props }: Props) {
  const { hint, disabled } = props;
  return (
    <label
      className={cx(
        "flex min-h-[28px] min-w-[24px] items-center gap-2.5 text-sm",
        isLabelHidden && "justify-center",
        disabled ? "cursor-not-allowed text-ink-3" : "cursor-pointer text-ink",
      )}
    >
      <input
        type="checkbox"
        ref={(input) => {
          if (input) input.indeterminate = checked === "mixed";
        }}
        checked={checked === true}
        disabled={disabled}
        onChange={(event) => onCheckedChange(event.target.checked)}
        className="tick size-4 shrink-0 cursor-[inherit]"
      />
      <span className={isLabelHidden ? "sr-only" : "min-w-0"}>{label}</span>
      {hint && <span className="ml-auto">{hint}</span>}
    </label>
  );
}

type GroupProps<Value extends string> = {
  legend: string;
  options: readonly Option<Value>[];
  value: readonly Value[];
  onValueChange: (value: Value[]) => void;
  columns?: 1 | 2 | 3;
};

/** Several of a few: the chosen values keep the order of the options. */
export function CheckboxGroup<Value extends string>(props: GroupProps<Value>) {
  const { legend, options, value, onValueChange, columns = 2 } = props;
  const toggle = (toggled: Value) =>
    onValueChange(
      options
        .map((option) => option.value)
        .filter((one) => (one === toggled ? !value.includes(one) : value.includes(one))),
    );
  return (
    <fieldset>
      <legend className="eyebrow mb-1.5">{legend}</legend>
      <div
        className={cx(
          "grid gap-x-4",
          ["", "grid-cols-2", "grid-cols-2 sm:grid-cols-3"][columns - 1],
        )}
      >
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={value.includes(option.value)}
            onCheckedChange={() => toggle(option.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
