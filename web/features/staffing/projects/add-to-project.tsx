import { FolderPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { useMay } from "@/web/shared/use-may";
import { Button } from "@/web/ui/button";

const ProjectDialog = lazy(() => import("./choose-project"));

type Props = { candidateIds: string[]; onDone?: () => void };

/** Puts the chosen candidates on the board of a project. */
export function AddToProject({ candidateIds, onDone = () => {} }: Props) {
  const t = useTranslations("records.toProject");
  const mayAdd = useMay("recruiter");
  const [isChoosing, setChoosing] = useState(false);
  if (!mayAdd) return null;
  return (
    <>
      <Button size="sm" icon={FolderPlus} onClick={() => setChoosing(true)}>
        {t("action")}
      </Button>
      {isChoosing && (
        <Suspense>
          <ProjectDialog
            candidateIds={candidateIds}
            onClose={() => setChoosing(false)}
            onDone={onDone}
          />
        </Suspense>
      )}
    </>
  );
}
