import { CancelDialog } from "./cancel-dialog";
import { EditDialog } from "./schedule/edit-dialog";
import { RescheduleDialog } from "./schedule/reschedule-dialog";
import { ScorecardDialog } from "./scorecard-dialog";
import type { Asked } from "./use-asked";

type Props = { asked: Asked; onClose: () => void };

/** The dialogs about one interview; they travel together when the first is asked for. */
export function Component({ asked: { it, what }, onClose }: Props) {
  if (what === "reschedule") return <RescheduleDialog it={it} onClose={onClose} />;
  if (what === "edit") return <EditDialog it={it} onClose={onClose} />;
  if (what === "cancel") return <CancelDialog it={it} onClose={onClose} />;
  return <ScorecardDialog it={it} onClose={onClose} />;
}
