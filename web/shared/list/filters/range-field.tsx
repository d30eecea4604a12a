import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useState,
} from "react";
import { useTranslations } from "use-intl";
import { rangeIn, rangeText, type RangeUnit } from "@/modules/records/core/rules";
import { DateInput } from "@/web/shared/date-input/date-input";
import { Input } from "@/web/ui/input";
import { searchDebounceMs } from "./use-debounced-input";

type Props = {
  name: string;
  hint?: string | undefined;
  unit: RangeUnit;
  /** As the address writes it. */
  value: string | undefined;
  onChange: (range: string) => void;
};

type EndProps = Omit<ComponentProps<typeof DateInput>, "type">;

/** From one end to the other, either of which may be left open. */
export function RangeField({ name, hint, unit, value = "", onChange }: Props) {
  const t = useTranslations("records.ranges");
  const { ends, write, settle } = useEnds(value, unit, onChange);
  const End = unit === "day" ? DayEnd : NumberEnd;
  const end = (side: "from" | "to") => (
    <End
      aria-label={t(side, { name })}
      value={ends[side]}
      onChange={(event: ChangeEvent<HTMLInputElement>) =>
        write({ ...ends, [side]: event.target.value })
      }
      onBlur={settle}
      onKeyDown={(event: KeyboardEvent) => event.key === "Enter" && settle()}
      {...(unit !== "day" && { placeholder: t(`${side}Short`) })}
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

const DayEnd = (props: EndProps) => <DateInput {...props} type="date" />;
const NumberEnd = (props: EndProps) => (
  <Input {...props} type="number" min={0} step="any" className="min-w-0 px-2" />
);

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
    const timer = setTimeout(() => onChange(written), searchDebounceMs);
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
