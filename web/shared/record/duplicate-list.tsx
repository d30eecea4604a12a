import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { Banner } from "@/web/ui/banner";

type Props = {
  title: string;
  found: readonly { id: string; to: string; label: string; signs: string[]; isArchived: boolean }[];
  /** What can be done about one of them. */
  action?: ((id: string) => ReactNode) | undefined;
};

/** More of them than this would push away what they warn about. */
const atFirst = 3;

/** What may be the same, and why one thinks so: a warning that keeps nobody from going on. */
export function DuplicateList({ title, found, action }: Props) {
  const t = useTranslations("records");
  if (found.length === 0) return null;
  const more = found.slice(atFirst);
  return (
    <Banner tone="warn">
      <p className="font-medium">{title}</p>
      <Rows found={found.slice(0, atFirst)} action={action} />
      {more.length > 0 && (
        <details className="text-xs">
          <summary className="min-h-[28px] cursor-pointer content-center">
            {t("moreAlike", { count: more.length })}
          </summary>
          <Rows found={more} action={action} />
        </details>
      )}
    </Banner>
  );
}

function Rows({ found, action }: Pick<Props, "found" | "action">) {
  const t = useTranslations("records");
  return (
    <ul className="mt-1 grid gap-0.5 text-xs">
      {found.map(({ id, to, label, signs, isArchived }) => (
        <li key={id}>
          {/* Beside the form, because what was typed must not be lost by looking. */}
          <Link to={to} target="_blank" className="font-medium underline underline-offset-2">
            {label}
          </Link>{" "}
          · {signs.join(", ")}
          {isArchived && ` · ${t("alsoArchived")}`} {!isArchived && action?.(id)}
        </li>
      ))}
    </ul>
  );
}
