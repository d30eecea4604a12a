import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";

/** What people say aloud: J-0042. */
export const NumberCell = ({ number }: { number: string }) => (
  <span className="num text-xs text-ink-3">{number}</span>
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
  note?: ReactNode;
};

/** The name leads to the record. */
export function NameCell({ to, name, note }: NameProps) {
  const { search } = useLocation();
  return (
    <span className="min-w-0 truncate">
      <Link
        to={{ pathname: to, search }}
        data-opens=""
        preventScrollReset
        className="font-medium text-ink hover:underline"
      >
        {name}
      </Link>
      {note && <span className="text-ink-3"> · {note}</span>}
    </span>
  );
}
