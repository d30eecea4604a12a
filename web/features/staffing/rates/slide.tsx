import { useId } from "react";
import { Input } from "@/web/ui/input";

type Props = {
  label: string;
  value: string;
  most: number;
  step: number;
  onChange: (value: string) => void;
};

/** A number to type or to slide; both are the same value. */
export function Slide({ label, value, most, step, onChange }: Props) {
  const id = useId();
  const number = Number(value.replace(",", ".")) || 0;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-ink">
        {label}
      </label>
      <div className="flex items-center gap-3">
        <Input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="num max-w-28"
        />
        <input
          type="range"
          aria-label={label}
          min={0}
          max={Math.max(most, number)}
          step={step}
          value={number}
          onChange={(event) => onChange(event.target.value)}
          className="min-h-[24px] min-w-0 flex-1 accent-primary"
        />
      </div>
    </div>
  );
}
