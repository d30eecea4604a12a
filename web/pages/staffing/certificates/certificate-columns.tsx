import { useTranslations } from "use-intl";
import type { EndingCertificate } from "@/modules/staffing/certificate-expiry/model";
import { ValidityTag } from "@/web/features/crm/candidates/validity-tag";
import { WordsCell } from "@/web/shared/list/table/cells";
import type { TableColumn } from "@/web/shared/list/table/use-titled";
import { Tag } from "@/web/ui/tag";
import { DaysLeft, EndingDeeds, HolderLink, Places } from "./ending-parts";

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
    cell: (ending) => <Places ending={ending} />,
  },
  {
    id: "verified",
    width: "124px",
    isEmpty: ({ verifiedAt }) => verifiedAt !== null,
    cell: (ending) => <Unverified ending={ending} />,
  },
  { id: "deeds", width: "88px", cell: (ending) => <EndingDeeds ending={ending} />, isRight: true },
];

function Unverified({ ending: { verifiedAt } }: Props) {
  const t = useTranslations("papers.expiry.verified");
  return verifiedAt ? null : <Tag tone="neutral">{t("no")}</Tag>;
}
