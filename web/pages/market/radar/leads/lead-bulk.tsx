import { PhoneCall, UserRound, X } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { Lead } from "@/modules/market/employers/model";
import { radarKey } from "@/web/features/market/employers/queries";
import { useDeedEach } from "@/web/features/records/core/use-deed";
import { ColleagueMenu } from "@/web/features/records/owners/colleague-menu";
import { useMay } from "@/web/shared/hooks/use-may";
import { ExportChosen } from "@/web/shared/list/selection/export-chosen";
import type { Selection } from "@/web/shared/list/selection/use-selection";
import { Button } from "@/web/ui/button";
import { backTo, type Change, sendMove } from "./use-lead-move";

const DismissDialog = lazy(() => import("./dismiss-dialog"));

type Props = { rows: readonly Lead[]; selection: Selection };

/** What is done with several leads at once, all of which can be undone: given away, called, dismissed, exported. */
export default function LeadBulk({ rows, selection }: Props) {
  const mayMove = useMay("recruiter");
  const chosen = rows.filter(({ id }) => selection.has(id));
  return (
    <>
      {mayMove && chosen.length === selection.ids.size && (
        <Moves leads={chosen} onDone={selection.clear} />
      )}
      <ExportChosen path="/leads" selection={selection} beside={{ state: "all" }} />
    </>
  );
}

const isLive = ({ state }: Lead) => state === "open" || state === "assigned";

function Moves({ leads, onDone }: { leads: readonly Lead[]; onDone: () => void }) {
  const t = useTranslations("leads.bulk");
  const [isDismissing, setDismissing] = useState(false);
  const moving = useMoving(onDone);
  const live = leads.filter(isLive);
  const move = (change: Change) => moving.mutate(live.map((lead) => ({ lead, change })));
  if (live.length === 0) return null;
  return (
    <>
      <ColleagueMenu
        label={t("owner")}
        nobody={t("nobody")}
        onChoose={(ownerId) => move({ ownerId })}
        trigger={
          <Button size="sm" icon={UserRound} pending={moving.isPending}>
            {t("owner")}
          </Button>
        }
      />
      <Button
        size="sm"
        icon={PhoneCall}
        pending={moving.isPending}
        onClick={() => move({ state: "contacted" })}
      >
        {t("contacted")}
      </Button>
      <Button size="sm" icon={X} onClick={() => setDismissing(true)}>
        {t("dismiss")}
      </Button>
      {isDismissing && (
        <Suspense>
          <DismissDialog
            title={t("dismissMany", { count: live.length })}
            onClose={() => setDismissing(false)}
            onDismiss={(reason, note) => {
              setDismissing(false);
              move({ state: "dismissed", reason, ...(note && { note }) });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

type Moving = { lead: Lead; change: Change };

/** One after the other; each goes back to where it stood. */
function useMoving(onDone: () => void) {
  const t = useTranslations("leads.bulk");
  const tLeads = useTranslations("radar.leads");
  return useDeedEach({
    act: ({ lead, change }: Moving) => sendMove({ lead, ...change }),
    back: (now, { lead }) => sendMove(backTo(lead, now)),
    said: (count) => t("moved", { count }),
    failed: tLeads("failed"),
    keys: [radarKey],
    onDone,
  });
}
