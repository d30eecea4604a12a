import { createContext, type ReactNode, use } from "react";

/** How deep headings begin here: below a record beside its list, or below the page's own name. */
export const HeadingLevel = createContext<"h2" | "h3" | "h4">("h3");

type Props = { id?: string; className?: string; children: ReactNode };

/** Names a part of a record, one step below the record's own name wherever it stands. */
export function SectionTitle({
  id,
  className = "text-sm font-semibold text-ink",
  children,
}: Props) {
  const Heading = use(HeadingLevel);
  return (
    <Heading id={id} className={className}>
      {children}
    </Heading>
  );
}
