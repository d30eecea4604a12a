import { X } from "lucide-react";
import { useId, useRef } from "react";
import { useTranslations } from "use-intl";
import { useServerText } from "@/web/i18n/server-texts";
import { Field } from "@/web/ui/field";
import { IconButton } from "@/web/ui/icon-button";
import { Input } from "@/web/ui/input";
import { type Find, type Picked, useSearch } from "./use-search";
import { cx } from "@/web/ui/cx";

type OptionsProps = {
  id: string;
  label: string;
  found: readonly Picked[];
  at: number;
  isSettled: boolean;
  choose: (picked: Picked) => void;
};

/** What was found, below the field that looks for it. */
function Options({ id, label, found, at, isSettled, choose }: OptionsProps) {
  const t = useTranslations("common.pick");
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
      {isSettled && found.length === 0 && (
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

export type { Picked } from "./use-search";

type Props = {
  label: string;
  value: Picked | null;
  onChange: (picked: Picked | null) => void;
  find: Find;
  error?: string | undefined;
  /** What can be typed, where it is more than the name. */
  placeholder?: string | undefined;
};

/** One record, found by typing; what is chosen stands there with the way to take it away. */
export function RecordPick({ label, value, onChange, find, error, placeholder }: Props) {
  const t = useTranslations("common.pick");
  const say = useServerText();
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
  const t = useTranslations("common.pick");
  const say = useServerText();
  const list = useId();
  const { text, type, found, at, isOpen, isSettled, setOpen, onKeyDown } = useSearch(
    find,
    onChange,
  );
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
            placeholder={placeholder ?? t("search")}
            value={text}
            onClick={() => setOpen(true)}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {isOpen && <Options id={list} {...{ label, found, at, isSettled, choose: onChange }} />}
        </div>
      )}
    </Field>
  );
}
