import type { ReactNode } from "react";

type Props = {
  title: string;
  /** What else is said in one line; the unknown is left out. */
  facts: (string | null | false | undefined)[];
  isFull: boolean;
  badges: ReactNode;
  children?: ReactNode;
};

/** What it is, in one look, and what can be done. */
export function RecordHead({ title, facts, isFull, badges, children }: Props) {
  // With the whole page to itself the record is what the page is about.
  const Title = isFull ? "h1" : "h2";
  return (
    <header className="blueprint grid gap-2.5 border-b border-line px-4 pt-1 pb-4">
      <div>
        <Title className="text-lg leading-6 font-semibold text-ink">{title}</Title>
        <p className="text-sm text-ink-2">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      <div className="flex flex-wrap items-center gap-1.5">{badges}</div>
      {children}
    </header>
  );
}
