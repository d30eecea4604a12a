import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { jobCopies } from "@/web/features/market/jobs/queries";

/** Jobs of other companies with nearly the same ad; nobody merged them, because nobody can be sure. */
export function JobCopies({ jobId }: { jobId: string }) {
  const t = useTranslations("jobs");
  const { data: copies = [] } = useQuery(jobCopies(jobId));
  if (copies.length === 0) return null;
  return (
    <section>
      <h2 className="text-sm font-semibold text-ink">{t("record.copies")}</h2>
      <p className="text-xs text-ink-3">{t("record.copiesText")}</p>
      <ul className="mt-2 grid gap-1 text-sm">
        {copies.map(({ id, number, title, company }) => (
          <li key={id} className="text-ink-2">
            <Link to={`/jobs/${id}`} className="text-primary-ink hover:underline">
              {title}
            </Link>{" "}
            · {company ?? t("noCompany")} · {number}
          </li>
        ))}
      </ul>
    </section>
  );
}
