import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useSpoken } from "@/web/components/spoken";
import { cx } from "@/web/ui/cx";
import { Field } from "@/web/ui/field";
import { IconButton } from "@/web/ui/icon-button";
import { Input } from "@/web/ui/input";

export type Picked = { id: string; name: string };

type Props = {
  label: string;
  value: Picked | null;
  onChange: (picked: Picked | null) => void;
  /** Names the records that words find, and under which key they are remembered. */
  find: { key: string; read: (q: string) => Promise<Picked[]> };
  error?: string | undefined;
  /** What can be typed, where it is more than the name. */
  placeholder?: string | undefined;
};

const pauseMs = 200;

/** One record, found by typing; what is chosen stands there with the way to take it away. */
export function RecordPick({ label, value, onChange, find, error, placeholder }: Props) {
  const t = useTranslations("deployments.pick");
  const say = useSpoken();
  // One field takes the other's place; the focus stays where one was writing.
  const hasChanged = useRef(false);
  const choose = (picked: Picked | null) => {
    hasChanged.current = true;
    onChange(picked);
  };
  if (value) {
    return (
      <Field label={label} error={error && say(error)}>
        {(control) => (
          <div className="flex items-center gap-1">
            <Input {...control} readOnly autoFocus={hasChanged.current} value={value.name} />
            <IconButton icon={X} label={t("clear", { what: label })} onClick={() => choose(null)} />
          </div>
        )}
      </Field>
    );
  }
  return (
    <Search
      {...{ label, find, error, placeholder }}
      onChange={choose}
      hasFocus={hasChanged.current}
    />
  );
}

type SearchProps = Omit<Props, "value"> & { hasFocus: boolean };

function Search({ label, onChange, find, error, hasFocus, placeholder }: SearchProps) {
  const t = useTranslations("deployments.pick");
  const say = useSpoken();
  const list = useId();
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const { data: found = [], isSuccess } = useFound(find, text, isOpen);
  const choose = (picked: Picked | undefined) => picked && onChange(picked);
  const onKeyDown = (event: KeyboardEvent) => {
    const last = Math.max(0, found.length - 1);
    const acts: Record<string, () => void> = {
      ArrowDown: () => setAt(Math.min(last, at + 1)),
      ArrowUp: () => setAt(Math.max(0, at - 1)),
      Enter: () => choose(found[at]),
      Escape: () => setOpen(false),
    };
    if (!isOpen && event.key === "ArrowDown") return setOpen(true);
    if (!isOpen || !acts[event.key]) return;
    event.preventDefault();
    event.stopPropagation();
    acts[event.key]?.();
  };
  return (
    <Field label={label} error={error && say(error)}>
      {(control) => (
        <div className="relative" onBlur={() => setOpen(false)}>
          <Input
            {...control}
            autoFocus={hasFocus}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? list : undefined}
            aria-autocomplete="list"
            aria-activedescendant={found[at] && isOpen ? `${list}-${at}` : undefined}
            autoComplete="off"
            placeholder={placeholder ?? t("search", { what: label })}
            value={text}
            onClick={() => setOpen(true)}
            onChange={(event) => {
              setText(event.target.value);
              setOpen(true);
              setAt(0);
            }}
            onKeyDown={onKeyDown}
          />
          {isOpen && <Options id={list} {...{ label, found, at, isSuccess, choose }} />}
        </div>
      )}
    </Field>
  );
}

type OptionsProps = {
  id: string;
  label: string;
  found: readonly Picked[];
  at: number;
  isSuccess: boolean;
  choose: (picked: Picked) => void;
};

function Options({ id, label, found, at, isSuccess, choose }: OptionsProps) {
  const t = useTranslations("deployments.pick");
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={label}
      className="absolute inset-x-0 top-full z-10 mt-1 max-h-56 overflow-y-auto rounded-md border border-line bg-raised p-1 shadow-pop"
    >
      {found.map((it, n) => (
        <li
          key={it.id}
          id={`${id}-${n}`}
          role="option"
          aria-selected={n === at}
          // Before the field loses the focus, and with it the list its reason to be there.
          onMouseDown={(event) => {
            event.preventDefault();
            choose(it);
          }}
          className={cx(
            "min-h-[32px] cursor-pointer rounded-sm px-2 py-1.5 text-sm text-ink",
            n === at ? "bg-primary-wash" : "hover:bg-sunken",
          )}
        >
          {it.name}
        </li>
      ))}
      {isSuccess && found.length === 0 && (
        <li
          role="option"
          aria-selected="false"
          aria-disabled="true"
          className="px-2 py-1.5 text-sm text-ink-3"
        >
          {t("none")}
        </li>
      )}
    </ul>
  );
}

/** What words find, once the typing pauses. */
function useFound(find: Props["find"], text: string, isAsked: boolean) {
  const [q, setQ] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return useQuery({
    queryKey: [find.key, "pick", q],
    queryFn: () => find.read(q),
    enabled: isAsked,
  });
}
