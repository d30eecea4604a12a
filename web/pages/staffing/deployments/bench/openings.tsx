import { FolderPlus } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { RollOff } from "@/modules/staffing/bench/model";
import { useMay } from "@/web/shared/use-may";
import { lazySpeaking } from "@/web/i18n/with-texts";
import { Button } from "@/web/ui/button";

const OpeningsDialog = lazySpeaking(["deployments", "records"], () => import("./openings-dialog"));

/** The way from an end to a next project. */
export function Openings({ rollOff }: { rollOff: RollOff }) {
  const t = useTranslations("deployments.bench.openings");
  const mayAdd = useMay("recruiter");
  const [isOpen, setOpen] = useState(false);
  if (!mayAdd) return null;
  return (
    <>
      <Button
        size="sm"
        icon={FolderPlus}
        aria-label={t("showFor", { name: rollOff.candidateName })}
        onClick={() => setOpen(true)}
      >
        {t("show")}
      </Button>
      {isOpen && (
        <Suspense>
          <OpeningsDialog rollOff={rollOff} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
