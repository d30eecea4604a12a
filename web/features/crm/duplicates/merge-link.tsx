import { Merge } from "lucide-react";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Pair } from "./queries";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { Button } from "@/web/ui/button";

const MergeDialog = lazyWithTexts(["merging", "candidates", "jobs"], async () => ({
  Component: (await import("./merge-dialog")).MergeDialog,
}));

type Props = { pair: Pair; path: string };

/** Opens the two beside each other; the dialog is loaded when it is opened. */
export function MergeLink({ pair, path }: Props) {
  const t = useTranslations("records");
  const navigate = useNavigate();
  const mayMerge = useHasRole("recruiter");
  const [isOpen, setOpen] = useState(false);
  if (!mayMerge) return null;
  return (
    <>
      <Button size="sm" icon={Merge} onClick={() => setOpen(true)}>
        {t("merge")}
      </Button>
      {isOpen && (
        <Suspense>
          <MergeDialog
            pair={pair}
            onClose={() => setOpen(false)}
            onMerged={(id) => void navigate(`${path}/${id}`)}
          />
        </Suspense>
      )}
    </>
  );
}
