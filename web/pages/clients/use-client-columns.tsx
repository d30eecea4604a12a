import { Link, useLocation } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Client } from "@/modules/clients/model";
import { StatusTag } from "@/web/components/clients/status-tag";
import { TierTag } from "@/web/components/clients/tier-tag";
import { ValueText } from "@/web/components/clients/value-text";
import type { Column } from "@/web/components/list/types";

/** The table, one column per fact that people compare. */
export function useClientColumns(): Column<Client>[] {
  const t = useTranslations("clients.columns");
  return [
    {
      id: "number",
      title: t("number"),
      width: "84px",
      cell: ({ number }) => <span className="num text-xs text-ink-3">{number}</span>,
    },
    {
      id: "name",
      title: t("name"),
      width: "minmax(180px, 2fr)",
      cell: (client) => <Name client={client} />,
    },
    {
      id: "contact",
      title: t("contact"),
      width: "minmax(110px, 1fr)",
      cell: ({ contactPerson }) => <Words text={contactPerson} />,
    },
    {
      id: "sites",
      title: t("sites"),
      width: "minmax(110px, 1fr)",
      cell: ({ cities }) => <Words text={cities.join(", ")} />,
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

function Name({ client }: { client: Client }) {
  const { search } = useLocation();
  return (
    <span className="min-w-0 truncate">
      <Link
        to={{ pathname: `/clients/${client.id}`, search }}
        preventScrollReset
        className="font-medium text-ink hover:underline"
      >
        {client.name}
      </Link>
      {client.industry && <span className="text-ink-3"> · {client.industry}</span>}
    </span>
  );
}

const Words = ({ text }: { text: string | null }) => (
  <span title={text ?? undefined} className="min-w-0 truncate text-ink-2">
    {text}
  </span>
);
