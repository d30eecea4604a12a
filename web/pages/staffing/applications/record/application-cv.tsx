import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { When } from "@/web/features/platform/records/when";
import { contentOf, filesOf } from "@/web/features/platform/files/queries";
import { SectionTitle } from "@/web/ui/section-title";

const linkLook = "inline-flex min-h-[24px] items-center text-primary-ink hover:underline";

/** The newest CV, to be read before anything is decided. */
export function ApplicationCv({ candidateId: id }: { candidateId: string }) {
  const t = useTranslations("applications.record");
  const { data } = useQuery(filesOf({ kind: "candidate", id }));
  const cv = data?.find(({ type }) => type === "cv");
  return (
    <section className="grid gap-1">
      <SectionTitle>{t("cv")}</SectionTitle>
      {cv && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          <a href={contentOf(cv)} download="" className={`${linkLook} break-all`}>
            {cv.name}
          </a>
          <When iso={cv.addedAt} />
        </p>
      )}
      {data && !cv && <p className="text-sm text-ink-3">{t("noCv")}</p>}
      <Link to={`/candidates/${id}?tab=files`} className={`${linkLook} justify-self-start text-sm`}>
        {t("toFiles")}
      </Link>
    </section>
  );
}
