import { Plus, X } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/web/ui/button";
import { Field } from "@/web/ui/field";
import { Input } from "@/web/ui/input";

type Props = {
  label: string;
  hint: string;
  words: readonly string[];
  onWordsChange: (words: string[]) => void;
  /** Only these may be entered; anything where there are none. */
  choices?: readonly string[];
  longest?: number;
  most?: number;
};

/** Several words, entered one after the other; each can be taken away where it stands. */
export function WordsField({ label, hint, words, onWordsChange, ...limits }: Props) {
  const { choices, longest, most = Number.POSITIVE_INFINITY } = limits;
  const t = useTranslations("recruiters.form");
  const list = useId();
  const [text, setText] = useState("");
  const [isUnknown, setIsUnknown] = useState(false);
  const add = () => {
    const word = wordOf(text, choices);
    setIsUnknown(word === undefined);
    if (!word) return;
    onWordsChange([...new Set([...words, word])]);
    setText("");
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Enter adds the word; it is the button that sends the form.
    event.preventDefault();
    add();
  };
  return (
    <div className="grid gap-2">
      <Field label={label} hint={hint} error={isUnknown ? t("unknown") : undefined}>
        {(control) => (
          <span className="flex gap-2">
            <Input
              {...control}
              list={choices && list}
              maxLength={longest}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={addOnEnter}
            />
            <Button icon={Plus} disabled={words.length >= most} onClick={add}>
              {t("add")}
            </Button>
          </span>
        )}
      </Field>
      {choices && (
        <datalist id={list}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
      <Words
        label={label}
        words={words}
        onRemove={(word) => onWordsChange(words.filter((it) => it !== word))}
      />
    </div>
  );
}

/** The word as it is kept, empty for none; undefined where only choices are allowed and it is none of them. */
function wordOf(text: string, choices?: readonly string[]): string | undefined {
  const word = text.trim();
  if (!choices || word === "") return word;
  return choices.find((choice) => choice.toLowerCase() === word.toLowerCase());
}

type WordsProps = { label: string; words: readonly string[]; onRemove: (word: string) => void };

function Words({ label, words, onRemove }: WordsProps) {
  const t = useTranslations("recruiters.form");
  if (words.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li
          key={word}
          className="inline-flex min-h-[28px] max-w-full items-center rounded-md border border-line bg-raised pl-2.5 text-xs text-ink"
        >
          <span className="truncate">{word}</span>
          <button
            type="button"
            aria-label={t("remove", { word })}
            onClick={() => onRemove(word)}
            className="ml-0.5 grid size-[26px] shrink-0 cursor-pointer place-items-center rounded-md text-ink-3 hover:text-ink"
          >
            <X aria-hidden="true" size={13} />
          </button>
        </li>
      ))}
    </ul>
  );
}
