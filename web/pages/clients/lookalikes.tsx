import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { lookalikes, type Typed } from "@/web/components/queries/clients";
import { Banner } from "@/web/ui/banner";

/** Which client may be the same company, and why one thinks so: a warning that keeps nobody from going on. */
export function Lookalikes({ typed }: { typed: Typed }) {
  const t = useTranslations("clients.duplicates");
  const isAsked = Boolean(typed.name || typed.website);
  const { data = [] } = useQuery({ ...lookalikes(typed), enabled: isAsked });
  if (!isAsked || data.length === 0) return null;
  return (
    <Banner tone="warn">
      <p className="font-medium">{t("title")}</p>
      <ul className="mt-1 grid gap-0.5 text-xs">
        {data.map(({ client, signs }) => (
          <li key={client.id}>
            {/* Beside the form, because what was typed must not be lost by looking. */}
            <Link
              to={`/clients/${client.id}`}
              target="_blank"
              className="font-medium underline underline-offset-2"
            >
              {client.number} {client.name}
            </Link>{" "}
            · {signs.map((sign) => t(`signs.${sign}`)).join(", ")}
            {client.isArchived && ` · ${t("archived")}`}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
