import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { Campaign } from "@/modules/engagement/campaigns/model";
import { campaignPath } from "@/web/features/engagement/campaigns/path";
import { useDay } from "@/web/shared/dates";
import { DateCell, NumberCell, WordsCell } from "@/web/shared/list/table/cells";
import type { TableColumn } from "@/web/shared/list/table/use-translated-columns";
import { CampaignCounts } from "./campaign-counts";
import { StatusTag } from "./status-tag";

type Props = { campaign: Campaign };

const counted = ["sent", "replied", "bounced", "optedOut"] as const;
/** As wide as their heads are in Dutch and German. */
const countWidths = { sent: "92px", replied: "108px", bounced: "136px", optedOut: "112px" };

/** Which it is, where it stands and what has come of it. */
export const campaignColumns: readonly TableColumn<Campaign>[] = [
  {
    id: "number",
    width: "84px",
    sort: { by: "number", isDescending: true },
    cell: ({ number }) => <NumberCell number={number} />,
  },
  {
    id: "name",
    width: "minmax(180px, 2fr)",
    sort: { by: "name" },
    cell: (campaign) => <Name campaign={campaign} />,
  },
  {
    id: "status",
    width: "124px",
    sort: { by: "status" },
    cell: ({ status }) => <StatusTag status={status} />,
  },
  {
    id: "recipients",
    width: "104px",
    isRight: true,
    sort: { by: "recipients", isDescending: true },
    cell: ({ counts }) => <Count n={counts.recipients} />,
  },
  ...counted.map((id) => ({
    id,
    width: countWidths[id],
    isRight: true,
    title: `campaigns.counts.${id}` as const,
    cell: ({ counts }: Campaign) => <Count n={id === "sent" ? counts.letters.sent : counts[id]} />,
  })),
  {
    id: "started",
    width: "104px",
    sort: { by: "started", isDescending: true },
    isEmpty: ({ startedAt }) => startedAt === null,
    cell: ({ startedAt }) => startedAt && <DateCell at={startedAt} />,
  },
  {
    id: "audience",
    width: "minmax(140px, 1fr)",
    isExtra: true,
    cell: (campaign) => <Audience campaign={campaign} />,
  },
  {
    id: "by",
    width: "minmax(110px, 1fr)",
    isExtra: true,
    cell: ({ createdBy }) => <WordsCell text={createdBy} />,
  },
];

const Name = ({ campaign: { id, name } }: Props) => (
  <Link
    to={campaignPath(id)}
    data-opens=""
    className="truncate leading-[24px] font-medium text-ink hover:underline"
  >
    {name}
  </Link>
);

const Count = ({ n }: { n: number }) => (
  <span className="num text-ink-2">{useFormatter().number(n)}</span>
);

function Audience({ campaign: { audienceKind } }: Props) {
  const t = useTranslations("campaigns.audienceKinds");
  return <WordsCell text={t(audienceKind)} />;
}

export function CampaignCard({ campaign }: Props) {
  const t = useTranslations("campaigns");
  const dayOf = useDay();
  const { number, status, audienceKind, createdBy, createdAt, counts } = campaign;
  return (
    <div className="flex flex-1 flex-col gap-3 text-sm">
      <div className="grid gap-1 pr-8">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
          <NumberCell number={number} />
          <StatusTag status={status} />
        </p>
        <Name campaign={campaign} />
        <p className="text-xs text-ink-3">
          {t(`audienceKinds.${audienceKind}`)} ·{" "}
          {t("list.by", { name: createdBy, day: dayOf(createdAt) })}
        </p>
      </div>
      <CampaignCounts counts={counts} />
    </div>
  );
}
