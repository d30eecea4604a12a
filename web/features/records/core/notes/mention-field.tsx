import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { longestNote } from "@/modules/records/notes/rules";
import { cx } from "@/web/ui/cx";
import { Textarea } from "@/web/ui/input";
import { askedAt, handleOf, offered, type Person } from "./mentions";

type Props = {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  people: readonly Person[];
  onSubmit: () => void;
};

/** Plain text in which an @ offers colleagues by name. */
export function MentionField({ label, value, onValueChange, people, onSubmit }: Props) {
  const t = useTranslations("attached.notes");
  const list = useId();
  const { field, found, active, take, moveTo, setAt, onKeyDown } = useMentions({
    value,
    onValueChange,
    people,
    onSubmit,
  });
  return (
    <div className="relative">
      <Textarea
        ref={field}
        rows={3}
        aria-label={label}
        placeholder={t("placeholder")}
        maxLength={longestNote}
        value={value}
        aria-autocomplete="list"
        aria-controls={found.length > 0 ? list : undefined}
        aria-activedescendant={found.length > 0 ? `${list}-${active}` : undefined}
        onChange={(event) => {
          onValueChange(event.target.value);
          moveTo(event.target.selectionStart);
          setAt(0);
        }}
        onSelect={(event) => moveTo(event.currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="sr-only">
        {found.length > 0 && t("offered", { count: found.length })}
      </p>
      {found.length > 0 && (
        <PeopleOffered list={list} found={found} active={active} onTake={take} />
      )}
    </div>
  );
}

/** Whom the @ before the caret may mean, and the keys that choose among them. */
function useMentions({ value, onValueChange, people, onSubmit }: Omit<Props, "label">) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [at, setAt] = useState(0);
  const [closed, setClosed] = useState<number | null>(null);
  const asked = askedAt(value, caret);
  const found = asked && asked.from !== closed ? offered(asked.name, people) : [];
  const active = Math.min(at, found.length - 1);

  const take = (person: Person) => {
    if (!asked) return;
    const before = `${value.slice(0, asked.from)}@${handleOf(person, people)} `;
    onValueChange(before + value.slice(caret));
    setCaret(before.length);
    requestAnimationFrame(() => field.current?.setSelectionRange(before.length, before.length));
  };
  const step = (by: 1 | -1) => setAt((active + by + found.length) % found.length);
  const close = () => setClosed(asked?.from ?? null);
  const onKeyDown = (event: KeyboardEvent) => {
    const act = actOf(event, found[active], { take, step, close });
    if (!act && event.key === "Enter" && (event.ctrlKey || event.metaKey)) onSubmit();
    else if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act?.();
  };
  return { field, found, active, take, moveTo: setCaret, setAt, onKeyDown };
}

type OfferedProps = {
  list: string;
  found: readonly Person[];
  active: number;
  onTake: (person: Person) => void;
};

function PeopleOffered({ list, found, active, onTake }: OfferedProps) {
  const t = useTranslations("attached.notes");
  return (
    <ul
      id={list}
      role="listbox"
      aria-label={t("people")}
      className="absolute inset-x-0 top-full z-20 mt-1 rounded-lg border border-line bg-raised p-1 shadow-pop"
    >
      {found.map((person, n) => (
        <li
          key={person.id}
          id={`${list}-${n}`}
          role="option"
          aria-selected={n === active}
          // Before the field would lose the focus.
          onPointerDown={(event) => {
            event.preventDefault();
            onTake(person);
          }}
          className={cx(
            "flex min-h-[32px] cursor-pointer items-center gap-2 rounded-md px-2.5 text-sm text-ink",
            n === active && "bg-primary-wash",
          )}
        >
          {person.name} <span className="text-xs text-ink-3">{person.username}</span>
        </li>
      ))}
    </ul>
  );
}

type Acts = { take: (person: Person) => void; step: (by: 1 | -1) => void; close: () => void };

/** What a key means while a person is offered; nothing where nobody is. */
function actOf(
  { key, ctrlKey, metaKey }: KeyboardEvent,
  person: Person | undefined,
  { take, step, close }: Acts,
) {
  if (!person || ctrlKey || metaKey) return undefined;
  const acting: Record<string, () => void> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => take(person),
    Tab: () => take(person),
    Escape: close,
  };
  return acting[key];
}
