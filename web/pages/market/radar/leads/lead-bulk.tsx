import { PhoneCall, UserRound, X } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { radarKey } from "@/web/features/market/employers/queries";
import { ColleagueMenu } from "@/web/features/records/owners/colleague-menu";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { ExportChosen } from "@/web/shared/list/selection/export-chosen";
import { useBulkMutation } from "@/web/shared/list/selection/use-bulk-mutation";
import type { Selection } from "@/web/shared/list/selection/use-selection";
import { useKeys } from "@/web/state/keys";
import { Button } from "@/web/ui/button";
import type { Change } from "./use-lead-move";

const DismissDialog = lazy(() => import("./dismiss-dialog"));

/** What is done with several leads at once, all of which can be undone: given away, called, dismissed, exported. */
export default function LeadBulk({ selection }: { selection: Selection }) {
  const mayMove = useHasRole("recruiter");
  return (
    <>
      {mayMove && <Moves ids={[...selection.ids]} onDone={selection.clear} />}
      <ExportChosen path="/leads" selection={selection} beside={{ state: "all" }} />
    </>
  );
}

function Moves({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const t = useTranslations("leads.bulk");
  const [isDismissing, setDismissing] = useState(false);
  const moving = useMoving(onDone);
  const move = (change: Change) => moving.mutate({ ids, ...change });
  const contacted = () => move({ state: "contacted" });
  useKeys("page", { s: () => !moving.isPending && contacted() });
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
        aria-keyshortcuts="s"
        pending={moving.isPending}
        onClick={contacted}
      >
        {t("contacted")}
      </Button>
      <Button size="sm" icon={X} onClick={() => setDismissing(true)}>
        {t("dismiss")}
      </Button>
      {isDismissing && (
        <Suspense>
          <DismissDialog
            title={t("dismissMany", { count: ids.length })}
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

/** Each goes back to where it stood. */
function useMoving(onDone: () => void) {
  const t = useTranslations("leads.bulk");
  const tLeads = useTranslations("radar.leads");
  return useBulkMutation({
    run: (change: Change & { ids: string[] }) => ok(api.leads.changes.post(change)),
    undo: ({ moved }) => ok(api.leads.changes.delete({ moved })),
    countOf: ({ moved }) => moved.length,
    success: (count) => t("moved", { count }),
    details: (all) => {
      const kept = all.reduce((sum, it) => sum + it.kept, 0);
      return kept > 0 ? t("kept", { count: kept }) : "";
    },
    failure: tLeads("failed"),
    keys: [radarKey],
    onDone,
  });
}
