import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { rangeIn, rangeText, type RangeUnit } from "@/modules/records/core/rules";
import { Input } from "@/web/ui/input";
import { searchPauseMs } from "./use-typed";

type Props = {
  name: string;
  hint?: string | undefined;
  unit: RangeUnit;
  /** As the address writes it. */
  value: string | undefined;
  onChange: (range: string) => void;
};

/** From one end to the other, either of which may be left open. */
export function RangeField({ name, hint, unit, value = "", onChange }: Props) {
  const t = useTranslations("records.ranges");
  const { ends, write, settle } = useEnds(value, unit, onChange);
  const end = (side: "from" | "to") => (
    <Input
      type={unit === "day" ? "date" : "number"}
      min={unit === "day" ? undefined : 0}
      step="any"
      aria-label={t(side, { name })}
      placeholder={unit === "day" ? undefined : t(`${side}Short`)}
      value={ends[side]}
      onChange={(event) => write({ ...ends, [side]: event.target.value })}
      onBlur={settle}
      onKeyDown={(event) => event.key === "Enter" && settle()}
      className="min-w-0 px-2"
    />
  );
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-medium text-ink">{name}</legend>
      <div className="grid grid-cols-2 gap-2">
        {end("from")}
        {end("to")}
      </div>
      {hint && <p className="text-xs text-ink-3">{hint}</p>}
    </fieldset>
  );
}

/** What is typed goes into the address once the typing pauses; what is half a date does not. */
function useEnds(value: string, unit: RangeUnit, onChange: (range: string) => void) {
  const [ends, write] = useState(() => endsOf(value, unit));
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    write(endsOf(value, unit));
  }
  const range = rangeIn(`${ends.from}..${ends.to}`, unit);
  const isEmpty = ends.from === "" && ends.to === "";
  const written = range ? rangeText(range) : isEmpty ? "" : value;
  const isSettled = written === textOf(value, unit);
  useEffect(() => {
    if (isSettled) return;
    const timer = setTimeout(() => onChange(written), searchPauseMs);
    return () => clearTimeout(timer);
  }, [isSettled, written, onChange]);
  return { ends, write, settle: () => isSettled || onChange(written) };
}

const textOf = (value: string, unit: RangeUnit) => {
  const range = rangeIn(value, unit);
  return range ? rangeText(range) : "";
};

const endsOf = (value: string, unit: RangeUnit) => {
  const range = rangeIn(value, unit);
  return { from: range?.from ?? "", to: range?.to ?? "" };
};
