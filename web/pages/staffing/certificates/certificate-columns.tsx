import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { EndingCertificate } from "@/modules/staffing/certificate-expiry/model";
import { ValidityTag } from "@/web/features/crm/candidates/validity-tag";
import { WordsCell } from "@/web/shared/list/table/cells";
import type { TableColumn } from "@/web/shared/list/table/use-translated-columns";
import { Tag } from "@/web/ui/tag";
import { DaysLeft, CertificateActions, HolderLink } from "./ending-parts";

type Props = { ending: EndingCertificate };

/** Whose it is, what it is, when it ends, and whether it lasts as long as they work. */
export const certificateColumns: readonly TableColumn<EndingCertificate>[] = [
  {
    id: "holder",
    width: "minmax(150px, 1.3fr)",
    sort: { by: "holder" },
    cell: (ending) => <HolderLink ending={ending} />,
  },
  {
    id: "certificate",
    width: "minmax(170px, 2fr)",
    sort: { by: "certificate" },
    cell: ({ name, number }) => <WordsCell text={[name, number].filter(Boolean).join(" · ")} />,
  },
  {
    id: "end",
    width: "176px",
    sort: { by: "end" },
    cell: ({ expiresOn }) => <ValidityTag expiresOn={expiresOn} />,
  },
  { id: "left", width: "112px", cell: (ending) => <DaysLeft ending={ending} /> },
  {
    id: "deployed",
    width: "minmax(200px, 2.2fr)",
    isEmpty: ({ deployments }) => deployments.length === 0,
    cell: (ending) => <FirstPlace ending={ending} />,
  },
  {
    id: "verified",
    width: "124px",
    isEmpty: ({ verifiedAt }) => verifiedAt !== null,
    cell: (ending) => <Unverified ending={ending} />,
  },
  {
    id: "deeds",
    width: "88px",
    cell: (ending) => <CertificateActions ending={ending} />,
    isRight: true,
  },
];

/** The first of the places, in one line; all of them stand on the card and in the record. */
function FirstPlace({ ending: { deployments, expiresOn } }: Props) {
  const t = useTranslations("papers.expiry");
  const [first, ...others] = deployments;
  if (!first) return <WordsCell text={t("idle")} />;
  const name = t("at", { position: first.position, client: first.clientName });
  const isShort = expiresOn !== null && deployments.some(({ outlasts }) => !outlasts);
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-xs">
      <Link
        to={`/deployments/${first.id}`}
        title={name}
        className="min-w-[32px] truncate leading-[24px] text-ink-2 hover:underline"
      >
        {name}
      </Link>
      {others.length > 0 && (
        <span className="num text-ink-3">{t("others", { count: others.length })}</span>
      )}
      {isShort && <Tag tone="warn">{t("short")}</Tag>}
    </span>
  );
}

function Unverified({ ending: { verifiedAt } }: Props) {
  const t = useTranslations("papers.expiry.verified");
  return verifiedAt ? null : <Tag tone="neutral">{t("no")}</Tag>;
}
