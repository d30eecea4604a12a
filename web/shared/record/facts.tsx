import type { ReactNode } from "react";
import { Fact } from "./fact";
import type { FactField } from "./inline-field";
import { SectionTitle } from "@/web/ui/section-title";

/** With a field a fact may be changed where it stands. */
type Row = [label: string, value: ReactNode, field?: FactField];
type Props = { title: string; rows: Row[] };

/** A part of the record: what is known, and what nobody has asked yet. */
export function Facts({ title, rows }: Props) {
  return (
    <section className="grid gap-2">
      <SectionTitle>{title}</SectionTitle>
      <FactRows rows={rows} />
    </section>
  );
}

/** What is known under one heading, each with what it is called. */
export const FactRows = ({ rows }: Pick<Props, "rows">) => (
  <dl className="grid grid-cols-[128px_minmax(0,1fr)] gap-x-3 gap-y-2 text-sm">
    {rows.map(([label, value, field]) => (
      <div key={label} className="contents">
        <dt className="text-ink-3">{label}</dt>
        <dd className="min-w-0 break-words text-ink">
          <Fact label={label} value={value} field={field} />
        </dd>
      </div>
    ))}
  </dl>
);
