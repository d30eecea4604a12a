import { Send } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { Application } from "@/modules/staffing/applications/model";
import type { Selection } from "@/web/shared/list/use-selection";
import { useMay } from "@/web/shared/use-may";
import { Button } from "@/web/ui/button";
import { AnswerDialog } from "./answer";

type Props = { rows: readonly Application[]; selection: Selection };

/** What can be done with the chosen applications; only those in sight are known well enough. */
export function ApplicationBulk({ rows, selection }: Props) {
  const t = useTranslations("applications.answer");
  const mayAnswer = useMay("recruiter");
  const [isOpen, setOpen] = useState(false);
  const chosen = rows.filter(({ id }) => selection.has(id));
  if (!mayAnswer || chosen.length === 0) return null;
  return (
    <>
      <Button size="sm" icon={Send} onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
      {isOpen && (
        <Suspense>
          <AnswerDialog
            applications={chosen}
            onDone={selection.clear}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
