import { useId, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { useServerText } from "@/web/i18n/server-texts";
import type { TextName } from "@/web/locales";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";
import { type Difference, differences } from "./form/difference";
import type { Versioned } from "./form/form-kind";
import { cx } from "@/web/ui/cx";
import { useWords } from "./use-words";

type Values = Record<string, unknown>;

type Props = {
  kind: { texts: TextName; groups: readonly string[] };
  name: string;
  clash: { before: Values; mine: Values; theirs: Values; now: Versioned };
  /** With the fields in which one's own is kept. */
  onSettle: (kept: ReadonlySet<string>) => void;
  onClose: () => void;
};

type ConflictFieldProps = {
  kind: { texts: TextName; groups: readonly string[] };
  difference: Difference;
  isMine: boolean;
  onChoose: (isMine: boolean) => void;
};

/** One field as it was, as somebody else has made it, and as one wrote it oneself. */
function ConflictField({ kind, difference, isMine, onChoose }: ConflictFieldProps) {
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
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(", ");
  if (typeof value === "object" && value !== null) {
    const { id: _, ...told } = value as Record<string, unknown>;
    return Object.values(told).map(textOf).filter(Boolean).join(" ");
  }
  return String(value ?? "");
}

/** Tells who comes second what somebody else has changed, and lets them choose field by field. */
export default function ConflictDialog({ kind, name, clash, onSettle, onClose }: Props) {
  const t = useTranslations("records.conflict");
  const tCommon = useTranslations("common.actions");
  const { before, mine, theirs, now } = clash;
  const found = differences(before, mine, theirs);
  // What was typed here is kept until somebody says otherwise.
  const [kept, keep] = useState(() => new Set(found.filter(isClash).map(({ field }) => field)));
  const choose = (field: string, isMine: boolean) =>
    keep(
      (before) => new Set(isMine ? [...before, field] : [...before].filter((it) => it !== field)),
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t("title", { name })}
      description={<Whose history={now.history} />}
      closeLabel={tCommon("close")}
      footer={
        <Button look="primary" onClick={() => onSettle(kept)}>
          {t("save")}
        </Button>
      }
    >
      {found.length === 0 && <p className="text-sm text-ink-2">{t("elsewhere")}</p>}
      <div className="grid gap-5">
        {found.map((difference) => (
          <ConflictField
            key={difference.field}
            kind={kind}
            difference={difference}
            isMine={kept.has(difference.field)}
            onChoose={(isMine) => choose(difference.field, isMine)}
          />
        ))}
      </div>
    </Dialog>
  );
}

const isClash = (difference: Difference) => difference.isClash;

/** Who was first, and when. */
function Whose({ history = [] }: { history: Versioned["history"] | undefined }) {
  const t = useTranslations("records.conflict");
  const say = useServerText();
  const format = useFormatter();
  const [last] = history;
  if (!last?.by) return t("text");
  const at = format.dateTime(new Date(last.at), "moment");
  return t("by", { name: say(last.by), at });
}
