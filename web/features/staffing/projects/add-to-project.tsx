import { FolderPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { HeadButton } from "@/web/shared/record/panel/head-button";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { useKeys } from "@/web/state/keys";
import { Button } from "@/web/ui/button";

const ProjectDialog = lazy(() => import("./choose-project"));

type Props = {
  candidateIds: string[];
  onDone?: () => void;
  isInHead?: boolean;
  /** Whether `a` means this one: of the chosen rows of a list, or of an open record. */
  isByKey?: boolean;
};

/** Puts the chosen candidates on the board of a project. */
export function AddToProject({
  candidateIds,
  onDone = () => {},
  isInHead = false,
  isByKey = false,
}: Props) {
  const t = useTranslations("records.toProject");
  const mayAdd = useHasRole("recruiter");
  const [isChoosing, setChoosing] = useState(false);
  const hasKey = isInHead || isByKey;
  const choose = () => setChoosing(true);
  useKeys("page", mayAdd && hasKey ? { a: choose } : {});
  if (!mayAdd) return null;
  return (
    <>
      {isInHead ? (
        <HeadButton icon={FolderPlus} label={t("action")} shortcut="a" onClick={choose} />
      ) : (
        <Button
          size="sm"
          icon={FolderPlus}
          aria-keyshortcuts={isByKey ? "a" : undefined}
          onClick={choose}
        >
          {t("action")}
        </Button>
      )}
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
