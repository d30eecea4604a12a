import { Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/web/ui/button";

const DeletionDialog = lazy(() => import("./deletion-dialog"));

type Props = { id: string; name: string };

/** Specification §2: deleting a candidate is a request under the law, which is looked into before anything is gone. */
export function DeletionButton(person: Props) {
  const t = useTranslations("candidates.deletion");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={Trash2} onClick={() => setOpen(true)}>
        {t("action")}
      </Button>
      {isOpen && (
        <Suspense>
          <DeletionDialog {...person} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
