import { BadgeCheck } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/web/ui/button";

const ConsentDialog = lazy(() => import("./bulk-dialog"));

type Props = { candidateIds: string[]; onDone: () => void };

/** What the chosen people agreed to, noted for all of them at once. */
export function ConsentBulk({ candidateIds, onDone }: Props) {
  const t = useTranslations("papers.consents.bulk");
  // Whom the dialog is about stays the same while the list behind it changes.
  const [chosen, setChosen] = useState<string[] | null>(null);
  return (
    <>
      <Button size="sm" icon={BadgeCheck} onClick={() => setChosen(candidateIds)}>
        {t("action")}
      </Button>
      {chosen && (
        <Suspense>
          <ConsentDialog
            candidateIds={chosen}
            onClose={() => setChosen(null)}
            onDone={() => {
              setChosen(null);
              onDone();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

export { ConsentBulk as Component };
