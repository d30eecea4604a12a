import { useId } from "react";
import { DateInput } from "@/web/shared/date-input/date-input";
import { Input, Textarea } from "@/web/ui/input";
import { Select } from "@/web/ui/select";
import type { Option } from "@/web/ui/select";

/** Which field of the form a fact shows, and what it is written with; options make it a choice. */
export type FactField = {
  name: string;
  type?: "text" | "email" | "tel" | "date" | "lines";
  options?: readonly Option[];
};

type Props = {
  field: FactField;
  label: string;
  text: string;
  onChange: (text: string) => void;
  problem: string | undefined;
};

/** What a fact is written with, and what is wrong with it. */
export function InlineControl({ field, label, text, onChange, problem }: Props) {
  const id = useId();
  const common = {
    autoFocus: true,
    "aria-label": label,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": problem && id,
    value: text,
  } as const;
  const isLong = field.type === "lines";
  return (
    <div className="grid gap-1">
      {field.options && (
        <Select {...common} className="w-full" options={field.options} onValueChange={onChange} />
      )}
      {!field.options && isLong && (
        <Textarea {...common} onChange={(event) => onChange(event.target.value)} />
      )}
      {field.type === "date" && (
        <DateInput {...common} type="date" onChange={(event) => onChange(event.target.value)} />
      )}
      {!field.options && !isLong && field.type !== "date" && (
        <Input
          {...common}
          type={field.type ?? "text"}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {problem && (
        <p id={id} role="alert" className="text-xs font-medium text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}
