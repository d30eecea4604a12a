import { CalendarDays } from "lucide-react";
import { type ChangeEvent, type ComponentProps, lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { useDay } from "@/web/shared/dates";
import { useToday } from "@/web/shared/hooks/use-zone";
import { BareIconButton } from "@/web/ui/bare-icon-button";
import { cx } from "@/web/ui/cx";
import { Input } from "@/web/ui/input";
import { LazyPopover } from "@/web/ui/lazy-popover";
import { type DateKind, parseDateText } from "./date-text";

const DayChoice = lazy(() => import("./day-choice"));

type Props = Omit<ComponentProps<typeof Input>, "type" | "value"> & {
  type: DateKind;
  value?: string;
};

/**
 * A day, a moment or a time in the product's language and by its clock, whatever the browser's own would be: typed in
 * words or numbers, or chosen from a month. What it tells is written as by an input of the browser.
 */
export function DateInput({ type, value = "", onChange, className, ...input }: Props) {
  const t = useTranslations("ui.date");
  const { min, max, onBlur, ...rest } = input;
  const tell = (says: string) =>
    onChange?.({ target: { value: says, name: rest.name } } as ChangeEvent<HTMLInputElement>);
  const typed = useTyped(type, value, tell);
  const isOut = (value !== "" && !!min && value < `${min}`) || (!!max && value > `${max}`);
  const isWrong = isOut || (value === "" && typed.text.trim() !== "");
  return (
    <span className={cx("relative block min-w-0", className)}>
      <Input
        {...rest}
        ref={(element) => element?.setCustomValidity(isWrong ? t(isOut ? "out" : "wrong") : "")}
        aria-invalid={isWrong || rest["aria-invalid"]}
        autoComplete="off"
        placeholder={t(`placeholders.${type}`)}
        value={typed.text}
        className={cx(type !== "time" && "pr-9")}
        onChange={({ target }) => typed.write(target.value)}
        onBlur={(event) => {
          typed.settle();
          onBlur?.(event);
        }}
      />
      {type !== "time" && !rest.disabled && <Chooser {...{ type, value, tell }} />}
    </span>
  );
}

/** What is typed stands as it is typed until the field is left. */
function useTyped(type: DateKind, value: string, tell: (says: string) => void) {
  const today = useToday();
  const written = useWritten(type);
  const [draft, setDraft] = useState<{ text: string; says: string } | null>(null);
  const isOwn = draft !== null && draft.says === value;
  return {
    text: isOwn ? draft.text : written(value),
    write: (text: string) => {
      const says = parseDateText(text, type, today) ?? "";
      setDraft({ text, says });
      if (says !== value) tell(says);
    },
    settle: () => value !== "" && setDraft(null),
  };
}

type ChooserProps = { type: DateKind; value: string; tell: (says: string) => void };

/** The month to choose from; everything in it can be typed as well. */
function Chooser({ type, value, tell }: ChooserProps) {
  const t = useTranslations("ui.date");
  const today = useToday();
  const [isOpen, setOpen] = useState(false);
  const choose = (chosen: string) => {
    tell(chosen);
    if (type === "date") setOpen(false);
  };
  return (
    <LazyPopover
      label={t("calendar")}
      align="end"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <BareIconButton
          icon={CalendarDays}
          label={t("choose")}
          size="sm"
          tabIndex={-1}
          className="absolute top-1 right-1"
        />
      }
    >
      <Suspense fallback={<span className="block h-72 w-64" />}>
        <DayChoice {...{ type, value, today }} onChoose={choose} />
      </Suspense>
    </LazyPopover>
  );
}

/** A value as the reader writes it. */
function useWritten(type: DateKind): (value: string) => string {
  const dayOf = useDay();
  return (value) => {
    if (value === "" || type === "time") return value.slice(0, 5);
    const day = dayOf(value);
    return type === "date" ? day : `${day}, ${value.slice(11, 16)}`;
  };
}
