import { Download, FileText } from "lucide-react";
import { useTranslations } from "use-intl";
import type { OwnApplication } from "@/modules/portal/model";
import { Banner } from "@/web/ui/banner";
import { Button, buttonClass } from "@/web/ui/button";
import { Menu } from "@/web/ui/menu";

const contentOf = (fileId: string) => `/api/files/${fileId}/content`;

/** Congratulations, and what was sent along with them. */
export function Offer({ own: { papers } }: { own: OwnApplication }) {
  const t = useTranslations("portal.offer");
  return (
    <div className="grid gap-2">
      <Banner tone="ok">{t("congratulations")}</Banner>
      <div className="flex flex-wrap items-center gap-2">
        <Contract papers={papers} />
        <Documents papers={papers} />
        {papers.length === 0 && <span className="text-xs text-ink-3">{t("nothingSent")}</span>}
      </div>
    </div>
  );
}

type Props = Pick<OwnApplication, "papers">;

function Contract({ papers }: Props) {
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

function Documents({ papers }: Props) {
  const t = useTranslations("portal.offer");
  const entries = papers.map(({ title, fileId }) => ({
    ...{ label: title, icon: Download, href: contentOf(fileId) },
    isDownload: true,
  }));
  return (
    <Menu label={t("documents")} entries={entries}>
      <Button icon={Download} disabled={entries.length === 0}>
        {t("documents")}
      </Button>
    </Menu>
  );
}
