import type { ReactNode } from "react";
import { SectionTitle } from "@/web/ui/section-title";

type Props<Part> = {
  title: string;
  /** What is said where there is none. */
  none: string;
  parts: readonly Part[];
  children: (part: Part, at: number) => ReactNode;
};

/** Several of one kind within a record, each in its own frame. */
export function PartList<Part extends { id: string }>({
  title,
  none,
  parts,
  children,
}: Props<Part>) {
  return (
    <section className="grid gap-2">
      <SectionTitle>{title}</SectionTitle>
      {parts.length === 0 && <p className="text-sm text-ink-3">{none}</p>}
      <ul className="grid gap-2 empty:hidden">
        {parts.map((part, at) => (
          <li
            key={part.id}
            className="grid gap-0.5 rounded-lg border border-line bg-raised px-3 py-2 text-sm"
          >
            {children(part, at)}
          </li>
        ))}
      </ul>
    </section>
  );
}
