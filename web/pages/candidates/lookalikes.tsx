import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { lookalikes, type Typed } from "@/web/components/queries/candidates";
import { Banner } from "@/web/ui/banner";

/** Who may be the same person, and why one thinks so: a warning that keeps nobody from going on. */
export function Lookalikes({ typed }: { typed: Typed }) {
  const t = useTranslations("candidates.duplicates");
  const { email, phone, linkedin, firstName, lastName } = typed;
  const isAsked = Boolean(email || phone || linkedin || (firstName && lastName));
  const { data = [] } = useQuery({ ...lookalikes(typed), enabled: isAsked });
  if (!isAsked || data.length === 0) return null;
  const isSure = data.some(({ strength }) => strength === "strong");
  return (
    <Banner tone="warn">
      <p className="font-medium">{t(isSure ? "strong" : "possible")}</p>
      <ul className="mt-1 grid gap-0.5 text-xs">
        {data.map(({ candidate, signs }) => (
          <li key={candidate.id}>
            {/* Beside the form, because what was typed must not be lost by looking. */}
            <Link
              to={`/candidates/${candidate.id}`}
              target="_blank"
              className="font-medium underline underline-offset-2"
            >
              {candidate.number} {candidate.firstName} {candidate.lastName}
            </Link>{" "}
            · {signs.map((sign) => t(`signs.${sign}`)).join(", ")}
            {candidate.isArchived && ` · ${t("archived")}`}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
