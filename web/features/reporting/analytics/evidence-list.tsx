import { Link } from "react-router-dom";

export type Evidence = { key: string; title: string; numbers: string; to: string };

type Props = { title: string; none: string; lines: readonly Evidence[] };

/** Each line says what, and by which numbers; it leads to them. */
export const EvidenceList = ({ title, none, lines }: Props) => (
  <section className="grid content-start gap-1">
    <h3 className="eyebrow">{title}</h3>
    {lines.length === 0 && <p className="text-sm text-ink-2">{none}</p>}
    <ul aria-label={title} className="grid gap-2 empty:hidden">
      {lines.map(({ key, title: what, numbers, to }) => (
        <li key={key} className="text-sm">
          <Link
            to={to}
            className="inline-flex min-h-[24px] items-center text-ink underline-offset-4 hover:underline"
          >
            {what}
          </Link>
          <span className="num block text-xs text-ink-3">{numbers}</span>
        </li>
      ))}
    </ul>
  </section>
);
