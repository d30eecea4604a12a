import { useTranslations } from "use-intl";
import type { EndingCertificate } from "@/modules/staffing/certificate-expiry/model";
import { ValidityTag } from "@/web/features/crm/candidates/validity-tag";
import { Tag } from "@/web/ui/tag";
import { DaysLeft, CertificateActions, HolderLink, Places } from "./ending-parts";

/** One certificate on its way to its end, where there is no room for a table. */
export function EndingCard({ ending }: { ending: EndingCertificate }) {
  const t = useTranslations("papers.expiry");
  const { candidate, name, number, expiresOn, verifiedAt } = ending;
  return (
    <div className="flex flex-1 flex-col gap-2 text-sm">
      <div className="flex min-h-[24px] flex-wrap items-center gap-1.5 pr-8">
        <ValidityTag expiresOn={expiresOn} />
        <DaysLeft ending={ending} />
        {!verifiedAt && <Tag tone="neutral">{t("verified.no")}</Tag>}
      </div>
      <div className="min-w-0">
        <h2 className="text-base">
          <HolderLink
            ending={ending}
            after={<span className="num ml-1.5 text-xs text-ink-3">{candidate.number}</span>}
          />
        </h2>
        <p className="break-words text-ink-2">
          {name} {number && <span className="num text-xs text-ink-3">{number}</span>}
        </p>
      </div>
      <div className="mt-auto flex items-end justify-between gap-2 border-t border-line pt-2">
        <Places ending={ending} />
        <CertificateActions ending={ending} />
      </div>
    </div>
  );
}
