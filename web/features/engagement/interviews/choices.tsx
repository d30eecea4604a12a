import { useId } from "react";
import { useTranslations } from "use-intl";
import { maxScore, minScore } from "@/modules/engagement/interviews/rules";
import { Button } from "@/web/ui/button";
import { cx } from "@/web/ui/cx";
import type { Option } from "@/web/ui/select";

type Props<Value> = {
  label: string;
  value: Value | undefined;
  onChange: (value: Value) => void;
  error?: string | undefined;
};

type ChoicesProps<Value extends string> = Props<Value> & {
  options: readonly Option<Value>[];
  /** Beside what is asked: how to take the answer back. */
  aside?: React.ReactNode;
};

/** One of a few in a row; the arrow keys walk from one to the next. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { label, options, value, onChange, error, aside } = props;
  const id = useId();
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="min-w-0"
    >
      <legend className="sr-only">{label}</legend>
      <p
        aria-hidden="true"
        className="mb-1.5 flex min-h-[24px] items-center text-sm font-medium text-ink"
      >
        {label}
      </p>
      <div className="flex flex-wrap items-center gap-1.5">
        {options.map((option) => (
          <label key={option.value} className={looks(option.value === value)}>
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
        {aside}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-xs font-medium text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}

const looks = (isChosen: boolean) =>
  cx(
    "inline-flex min-h-[32px] min-w-[36px] cursor-pointer items-center justify-center rounded-md border px-2.5 text-sm",
    "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary",
    isChosen
      ? "border-transparent bg-primary text-on-primary"
      : "border-line-strong bg-raised text-ink hover:bg-sunken",
  );

const numbers = Array.from({ length: maxScore - minScore + 1 }, (_, n) => minScore + n);

type ScoresProps = {
  label: string;
  value: number | undefined;
  onChange: (score: number | undefined) => void;
  isOptional?: boolean;
  error?: string | undefined;
};

/** 1 to 5; what nobody can judge is left open again. */
export function Scores({ label, value, onChange, isOptional, error }: ScoresProps) {
  const t = useTranslations("crm.scorecard");
  return (
    <Choices
      label={label}
      options={numbers.map((score) => ({ value: String(score), label: String(score) }))}
      value={value === undefined ? undefined : String(value)}
      onChange={(score) => onChange(Number(score))}
      error={error}
      aside={
        isOptional &&
        value !== undefined && (
          <Button
            size="sm"
            look="ghost"
            aria-label={t("clear", { what: label })}
            onClick={() => onChange(undefined)}
          >
            –
          </Button>
        )
      }
    />
  );
}
