import { useTranslations } from "use-intl";
import type { Client } from "@/modules/crm/clients/model";
import { StatusTag } from "@/web/features/crm/clients/status-tag";
import { TierTag } from "@/web/features/crm/clients/tier-tag";
import { ValueText } from "@/web/features/crm/clients/value-text";
import { NameCell, NumberCell, WordsCell } from "@/web/shared/list/cells";
import { RecordTags } from "@/web/features/platform/tags/record-tags";
import type { Column } from "@/web/shared/list/types";

/** The table, one column per fact that people compare. */
export function useClientColumns(): Column<Client>[] {
  const t = useTranslations("clients.columns");
  const tTags = useTranslations("records.tags");
  return [
    {
      id: "number",
      title: t("number"),
      width: "84px",
      cell: ({ number }) => <NumberCell number={number} />,
    },
    {
      id: "name",
      title: t("name"),
      width: "minmax(180px, 2fr)",
      cell: ({ id, name, industry }) => (
        <NameCell to={`/clients/${id}`} name={name} note={industry} />
      ),
    },
    {
      id: "contact",
      title: t("contact"),
      width: "minmax(110px, 1fr)",
      cell: ({ contactPerson }) => <WordsCell text={contactPerson} />,
    },
    {
      id: "sites",
      title: t("sites"),
      width: "minmax(110px, 1fr)",
      cell: ({ cities }) => <WordsCell text={cities.join(", ")} />,
    },
    {
      id: "tags",
      title: tTags("title"),
      width: "minmax(90px, 1fr)",
      cell: ({ id }) => <RecordTags kind="client" id={id} isInRow />,
    },
    {
      id: "status",
      title: t("status"),
      width: "116px",
      cell: ({ status }) => <StatusTag status={status} />,
    },
    { id: "tier", title: t("tier"), width: "100px", cell: ({ tier }) => <TierTag tier={tier} /> },
    {
      id: "value",
      title: t("value"),
      width: "150px",
      cell: ({ contractValue }) => <ValueText value={contractValue} isBrief />,
      isRight: true,
    },
  ];
}
