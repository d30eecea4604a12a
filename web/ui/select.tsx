import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "./cx";
import { controlClass } from "./input";

export type Option<Value extends string = string> = { value: Value; label: string };

/** The same choices after one of none, which is the empty value. */
export const noneOr = <Value extends string>(label: string, options: readonly Option<Value>[]) => [
  { value: "" as const, label },
  ...options,
];

type Props<Value extends string> = Omit<
  ComponentProps<"select">,
  "value" | "onChange" | "children"
> & {
  options: readonly Option<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/** The platform's own list, because on a phone nothing beats it. */
export function Select<Value extends string>(props: Props<Value>) {
  const { options, value, onValueChange, className, ...select } = props;
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen);
    if (option) onValueChange(option.value);
  };
  return (
    <span className={cx("relative inline-flex", className)}>
      <select
        {...select}
        value={value}
        onChange={(event) => choose(event.target.value)}
        className={cx(controlClass, "min-h-[36px] cursor-pointer appearance-none pr-8")}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        size={15}
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-ink-3"
      />
    </span>
  );
}
