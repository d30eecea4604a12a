import { Download, FileText } from "lucide-react";
import { useTranslations } from "use-intl";
import type { OwnApplication } from "@/modules/public/job-portal/model";
import { Banner } from "@/web/ui/banner";
import { Button, buttonClass } from "@/web/ui/button";

const contentOf = (fileId: string) => `/api/files/${fileId}/content`;

/** Congratulations, and what was sent along with them. */
export function Offer({ own: { id, papers } }: { own: OwnApplication }) {
  const t = useTranslations("portal.offer");
  return (
    <div className="grid gap-2">
      <Banner tone="ok">{t("congratulations")}</Banner>
      <div className="flex flex-wrap items-center gap-2">
        <Contract papers={papers} />
        <Documents id={id} papers={papers} />
        {papers.length === 0 && <span className="text-xs text-ink-3">{t("nothingSent")}</span>}
      </div>
    </div>
  );
}

function Contract({ papers }: Pick<OwnApplication, "papers">) {
  const t = useTranslations("portal.offer");
  const contract = papers.find(({ type }) => type === "worker-agreement") ?? papers[0];
  if (!contract) {
    return (
      <Button icon={FileText} disabled>
        {t("contract")}
      </Button>
    );
  }
  return (
    <a
      href={contentOf(contract.fileId)}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass("primary")}
    >
      <FileText aria-hidden="true" size={16} />
      {t("contract")}
    </a>
  );
}

/** All of them in one file. */
function Documents({ id, papers }: Pick<OwnApplication, "id" | "papers">) {
  const t = useTranslations("portal.offer");
  if (papers.length === 0) {
    return (
      <Button icon={Download} disabled>
        {t("documents")}
      </Button>
    );
  }
  return (
    <a
      href={`/api/applications/my/${id}/documents.zip`}
      download=""
      className={buttonClass("secondary")}
    >
      <Download aria-hidden="true" size={16} />
      {t("documents")}
    </a>
  );
}
