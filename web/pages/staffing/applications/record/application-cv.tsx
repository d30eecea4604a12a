import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { When } from "@/web/features/records/core/when";
import { contentOf, filesOf } from "@/web/features/records/files/queries";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { SectionTitle } from "@/web/ui/section-title";

const FillIn = lazyWithTexts(["files", "candidates", "records"], async () => ({
  Component: (await import("./fill-in")).FillIn,
}));

const linkLook = "inline-flex min-h-[24px] items-center text-primary-ink hover:underline";

type Props = { id: string; candidateId: string };

/** The newest CV, to be read before anything is decided. */
export function ApplicationCv({ id: applicationId, candidateId: id }: Props) {
  const t = useTranslations("applications.record");
  const mayFill = useHasRole("recruiter");
  const [isOpen, open] = useState(false);
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
      {mayFill && (
        <div>
          <Button size="sm" onClick={() => open(true)}>
            {t("fillIn")}
          </Button>
        </div>
      )}
      {isOpen && (
        <Suspense>
          <FillIn id={applicationId} candidateId={id} onClose={() => open(false)} />
        </Suspense>
      )}
      <Link to={`/candidates/${id}?tab=files`} className={`${linkLook} justify-self-start text-sm`}>
        {t("toFiles")}
      </Link>
    </section>
  );
}
