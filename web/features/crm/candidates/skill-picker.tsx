import { X } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { cx } from "@/web/ui/cx";
import { Field } from "@/web/ui/field";
import { Input } from "@/web/ui/input";

type Props = {
  known: readonly string[];
  value: readonly string[];
  onValueChange: (value: string[]) => void;
};

const maxOffered = 8;

/** Skills, found while typing; a word that nobody taught us is taken as it stands. */
export function SkillPicker({ known, value, onValueChange }: Props) {
  const t = useTranslations("candidates.picker");
  const list = useId();
  const { text, type, offered, at, take, press } = useSkillEntry({ known, value, onValueChange });
  const isOpen = offered.length > 0;
  return (
    <div className="grid gap-2">
      <Chosen
        value={value}
        onRemove={(skill) => onValueChange(value.filter((it) => it !== skill))}
      />
      <div className="relative">
        <Field label={t("label")} hint={t("hint")}>
          {(control) => (
            <Input
              {...control}
              role="combobox"
              aria-expanded={isOpen}
              aria-controls={list}
              aria-autocomplete="list"
              aria-activedescendant={isOpen ? `${list}-${at}` : undefined}
              autoComplete="off"
              maxLength={80}
              value={text}
              onChange={(event) => type(event.target.value)}
              onKeyDown={press}
            />
          )}
        </Field>
        <Offers list={list} offered={offered} known={known} at={at} onTake={take} />
      </div>
    </div>
  );
}

/** The words being typed, which of the offers is marked, and what the keys do with it. */
function useSkillEntry({ known, value, onValueChange }: Props) {
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const offered = offersFor(text, known, value);

  const take = (skill: string | undefined) => {
    if (!skill) return;
    if (!value.includes(skill)) onValueChange([...value, skill]);
    setText("");
    setAt(0);
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => setAt((at + 1) % Math.max(1, offered.length)),
    ArrowUp: () => setAt((at + offered.length - 1) % Math.max(1, offered.length)),
    Enter: () => take(offered[at]),
    Escape: () => setText(""),
    Backspace: () => onValueChange(value.slice(0, -1)),
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    const isForText =
      event.key === "Backspace" ? text !== "" : text === "" && event.key !== "Enter";
    if (!act || isForText) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const type = (words: string) => {
    setText(words);
    setAt(0);
  };
  return { text, type, offered, at, take, press };
}

type OffersProps = {
  list: string;
  offered: readonly string[];
  known: readonly string[];
  /** Which of them is marked. */
  at: number;
  onTake: (skill: string) => void;
};

/** The list below the field, hidden while nothing is offered. */
function Offers({ list, offered, known, at, onTake }: OffersProps) {
  const t = useTranslations("candidates.picker");
  return (
    <ul
      id={list}
      role="listbox"
      aria-label={t("label")}
      hidden={offered.length === 0}
      className="absolute top-full right-0 left-0 z-10 mt-1 max-h-56 overflow-y-auto rounded-md border border-line bg-raised p-1 shadow-pop"
    >
      {offered.map((skill, n) => (
        <li
          key={skill}
          id={`${list}-${n}`}
          role="option"
          aria-selected={n === at}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(skill)}
          className={cx(
            "min-h-[32px] cursor-pointer rounded-sm px-2 py-1.5 text-sm text-ink",
            n === at && "bg-primary-wash",
          )}
        >
          {known.includes(skill) ? skill : t("own", { skill })}
        </li>
      ))}
    </ul>
  );
}

/** Those that begin with the words first, then those that contain them, last the words themselves. */
function offersFor(text: string, known: readonly string[], chosen: readonly string[]): string[] {
  const words = text.trim().toLowerCase();
  if (!words) return [];
  const free = known.filter((skill) => !chosen.includes(skill));
  const begins = free.filter((skill) => skill.toLowerCase().startsWith(words));
  const contains = free.filter((skill) => skill.toLowerCase().includes(words));
  const found = [...new Set([...begins, ...contains])].slice(0, maxOffered);
  const isKnown = known.some((skill) => skill.toLowerCase() === words);
  return isKnown ? found : [...found, text.trim()];
}

type ChosenProps = { value: readonly string[]; onRemove: (skill: string) => void };

function Chosen({ value, onRemove }: ChosenProps) {
  const t = useTranslations("candidates");
  if (value.length === 0) return null;
  return (
    <ul aria-label={t("skills")} className="flex flex-wrap gap-1.5">
      {value.map((skill) => (
        <li
          key={skill}
          className="inline-flex min-h-[28px] max-w-full items-center rounded-md border border-line bg-raised pl-2 text-xs text-ink"
        >
          <span className="truncate">{skill}</span>
          <button
            type="button"
            aria-label={t("picker.remove", { skill })}
            onClick={() => onRemove(skill)}
            className="grid size-[26px] cursor-pointer place-items-center rounded-md text-ink-3 hover:text-ink"
          >
            <X aria-hidden="true" size={13} />
          </button>
        </li>
      ))}
    </ul>
  );
}
