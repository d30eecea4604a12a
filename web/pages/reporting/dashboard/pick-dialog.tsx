import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useTranslations } from "use-intl";
import { matchAddress } from "@/web/features/staffing/matching/address";
import { type Picked, RecordPick } from "@/web/shared/pick/record-pick";
import { finders, findJobs } from "@/web/shared/pick/sources";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";
import { SegmentedControl } from "@/web/ui/segmented-control";
import type { Picking } from "./quick-actions";

type Props = { for: Picking; onClose: () => void };

const written = ["project", "deployment"] as const;
type Written = (typeof written)[number];

/** Asks what it is about, and leads to where it is done. */
export function PickDialog({ for: picking, onClose }: Props) {
  const t = useTranslations(`dashboard.pick.${picking}`);
  const tPick = useTranslations("dashboard.pick");
  const tActions = useTranslations("common.actions");
  const navigate = useNavigate();
  const [kind, choose] = useState<Written>("project");
  const [picked, pick] = useState<Picked | null>(null);
  const isContract = picking === "contract";
  const go = () => {
    if (!picked) return;
    onClose();
    void navigate(isContract ? documentAddress(kind, picked.id) : matchAddress(picked.id));
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("title")}
      description={t("text")}
      closeLabel={tActions("close")}
      footer={
        <Button look="primary" disabled={!picked} onClick={go}>
          {t("go")}
        </Button>
      }
    >
      <div className="grid min-h-72 content-start gap-4">
        {isContract && (
          <SegmentedControl
            label={tPick("kind")}
            choices={written.map((value) => ({ value, label: tPick(`kinds.${value}`) }))}
            value={kind}
            onValueChange={(value) => {
              choose(value);
              pick(null);
            }}
          />
        )}
        <RecordPick
          key={isContract ? kind : "job"}
          label={tPick(`kinds.${isContract ? kind : "job"}`)}
          value={picked}
          onChange={pick}
          find={isContract ? finders[kind] : findJobs}
        />
      </div>
    </Dialog>
  );
}

/** Opens the record with the new document's dialog over it. */
const documentAddress = (kind: Written, id: string) => `/${kind}s/${id}?tab=documents&document=new`;
