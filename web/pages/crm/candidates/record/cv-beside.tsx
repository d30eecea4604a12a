import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useTranslations } from "use-intl";
import { Read } from "@/web/features/records/core/read";
import { When } from "@/web/features/records/core/when";
import { FileShown } from "@/web/features/records/files/file-preview";
import { contentOf, filesOf } from "@/web/features/records/files/queries";
import { buttonClass } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";

/** The newest CV, read beside what is known already. */
export function CvBeside({ candidateId }: { candidateId: string }) {
  const t = useTranslations("files");
  const tAll = useTranslations("records");
  const query = useQuery(filesOf({ kind: "candidate", id: candidateId }));
  return (
    <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
      {(files) => {
        const cv = files.find(({ type }) => type === "cv");
        if (!cv)
          return <EmptyState kind="nothing-yet" title={tAll("noCv")} text={t("emptyText")} />;
        return (
          <div className="grid gap-4">
            <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink">
              <span className="min-w-0 flex-1 truncate">{cv.name}</span>
              <When iso={cv.addedAt} />
              <a href={contentOf(cv)} download="" className={buttonClass("secondary", "sm")}>
                <Download aria-hidden="true" size={14} />
                {t("menu.download")}
              </a>
            </p>
            <FileShown file={cv} />
          </div>
        );
      }}
    </Read>
  );
}
