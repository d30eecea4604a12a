import { useId } from "react";
import { useTranslations } from "use-intl";
import type { TextName } from "@/web/locales";
import { cx } from "@/web/ui/cx";
import type { Difference } from "./form/difference";
import { useWords } from "./use-words";

type Props = {
  kind: { texts: TextName; groups: readonly string[] };
  difference: Difference;
  isMine: boolean;
  onChoose: (isMine: boolean) => void;
};

/** One field as it was, as somebody else has made it, and as one wrote it oneself. */
export function ConflictField({ kind, difference, isMine, onChoose }: Props) {
  const t = useTranslations("records.conflict");
  const words = useWords(kind.texts);
  const group = useId();
  const { field, before, theirs, mine } = difference;
  const worded = (value: unknown) => words.value(textOf(value), kind.groups);
  return (
    <fieldset className="grid gap-2">
      <legend className="text-sm font-semibold text-ink">{words.field(field)}</legend>
      <p className="text-xs break-words text-ink-3">{t("was", { value: worded(before) })}</p>
      <div className="grid gap-2 sm:grid-cols-2">
        <Side
          group={group}
          isChosen={isMine}
          label={t("mine")}
          text={worded(mine)}
          onChoose={() => onChoose(true)}
        />
        <Side
          group={group}
          isChosen={!isMine}
          label={t("theirs")}
          text={worded(theirs)}
          onChoose={() => onChoose(false)}
        />
      </div>
    </fieldset>
  );
}

type SideProps = {
  group: string;
  isChosen: boolean;
  label: string;
  text: string;
  onChoose: () => void;
};

function Side({ group, isChosen, label, text, onChoose }: SideProps) {
  const id = useId();
  return (
    <label
      className={cx(
        "grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 rounded-lg border p-3 text-sm",
        isChosen ? "border-primary bg-primary-wash" : "border-line bg-surface",
      )}
    >
      <input
        type="radio"
        name={group}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${id}-side`}
        aria-describedby={`${id}-text`}
        className="mt-0.5 size-4 accent-primary"
      />
      <span id={`${id}-side`} className="font-medium text-ink">
        {label}
      </span>
      <span id={`${id}-text`} className="col-start-2 break-words whitespace-pre-line text-ink-2">
        {text}
      </span>
    </label>
  );
}

/** What a field of a form holds, as one line: lists by what stands in them. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(", ");
  if (typeof value === "object" && value !== null) {
    const { id: _, ...told } = value as Record<string, unknown>;
    return Object.values(told).map(textOf).filter(Boolean).join(" ");
  }
  return String(value ?? "");
}
