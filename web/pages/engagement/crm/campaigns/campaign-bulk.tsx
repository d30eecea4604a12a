import { Pause, Play } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Campaign } from "@/modules/engagement/campaigns/model";
import { api, ok } from "@/web/api";
import { useDeedEach } from "@/web/features/records/core/use-deed";
import { useMay } from "@/web/shared/hooks/use-may";
import { ExportChosen } from "@/web/shared/list/selection/export-chosen";
import type { Selection } from "@/web/shared/list/selection/use-selection";
import { campaignsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";

type Props = { rows: readonly Campaign[]; selection: Selection };

/** What is done with several campaigns at once: halted, let go on, or written to a file. */
export default function CampaignBulk({ rows, selection }: Props) {
  const mayMove = useMay("recruiter");
  const chosen = rows.filter(({ id }) => selection.has(id));
  const onDone = selection.clear;
  return (
    <>
      {mayMove && <Step step="pause" campaigns={chosen} onDone={onDone} />}
      {mayMove && <Step step="resume" campaigns={chosen} onDone={onDone} />}
      <ExportChosen path="/campaigns" selection={selection} />
    </>
  );
}

const steps = {
  pause: { from: "running", back: "resume", icon: Pause },
  resume: { from: "paused", back: "pause", icon: Play },
} as const;
type StepId = keyof typeof steps;

type StepProps = { step: StepId; campaigns: readonly Campaign[]; onDone: () => void };

/** Those that stand where the step begins; the way back is the other step. */
function Step({ step, campaigns, onDone }: StepProps) {
  const t = useTranslations("campaigns.list.bulk");
  const { from, back, icon } = steps[step];
  const some = campaigns.filter(({ status }) => status === from);
  const stepping = useDeedEach({
    act: taking(step),
    back: taking(back),
    said: (count) => t(`${step}d`, { count }),
    failed: t("failed"),
    keys: [campaignsKey],
    onDone,
  });
  if (some.length === 0) return null;
  return (
    <Button
      size="sm"
      icon={icon}
      pending={stepping.isPending}
      onClick={() => stepping.mutate(some)}
    >
      {t(step)}
    </Button>
  );
}

type Moved = Pick<Campaign, "id" | "version">;

const taking =
  (step: StepId) =>
  ({ id, version }: Moved): Promise<Moved> =>
    ok(api.campaigns({ id })[step].post({ version }));
