import type { ReactNode } from "react";
import { useAtomValue } from "jotai";
import { densityAtom } from "@/web/state/session";
import { useDate } from "@/web/shared/dates";
import { cx } from "@/web/ui/cx";
import { Link, useLocation } from "react-router-dom";

/** What people say aloud: J-0042. */
export const NumberCell = ({ number }: { number: string }) => (
  <span className="num truncate text-xs whitespace-nowrap text-ink-3">{number}</span>
);

export const WordsCell = ({ text }: { text: string | null }) => (
  <span title={text ?? undefined} className="min-w-0 truncate text-ink-2">
    {text}
  </span>
);

type NameProps = {
  /** The address of the record; the filter of the list stays in it. */
  to: string;
  name: string;
  /** Before the name: how it looks. */
  face?: ReactNode;
  note?: ReactNode;
  /** Beside the name, such as tags. */
  beside?: ReactNode;
};

/** The name leads to the record; what it is stands below it, or beside it where rows stand close. */
export function NameCell({ to, name, face, note, beside }: NameProps) {
  const { search } = useLocation();
  const isCompact = useAtomValue(densityAtom) === "compact";
  const words = (
    <span className={cx("min-w-0", isCompact ? "flex gap-1.5" : "grid")}>
      <span className="flex min-w-0 items-center gap-1.5">
        <Link
          to={{ pathname: to, search }}
          data-opens=""
          preventScrollReset
          className="truncate leading-[24px] font-medium text-ink hover:underline"
        >
          {name}
        </Link>
        {beside}
      </span>
      {note && <span className="truncate text-xs leading-4 text-ink-3">{note}</span>}
    </span>
  );
  return face ? (
    <span className="flex min-w-0 items-center gap-2">
      {face}
      {words}
    </span>
  ) : (
    words
  );
}

/** A day, told the moment it stands for where the pointer rests. */
export function DateCell({ at }: { at: string }) {
  const dateOf = useDate();
  return <span className="truncate text-xs text-ink-2">{dateOf(at)}</span>;
}
