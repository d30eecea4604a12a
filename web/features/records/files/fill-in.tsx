import { FileUser } from "lucide-react";
import { type ComponentType, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { RecordFile } from "@/modules/records/files/model";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";

export type FillInProps = { file: RecordFile; onClose: () => void };
/** Fills in a record from a file; the page that shows the files hands it in. */
export type FillInDialog = ComponentType<FillInProps>;

export const canFillIn = ({ kind, text }: RecordFile) => kind === "candidate" && text === "done";

/** Beside a CV that was read: what it says, for the record it lies with. */
export function FillIn({ file, Dialog }: { file: RecordFile; Dialog: FillInDialog }) {
  const t = useTranslations("files.menu");
  const mayEdit = useHasRole("recruiter");
  const [isOpen, setOpen] = useState(false);
  if (!mayEdit || file.type !== "cv" || !canFillIn(file)) return null;
  return (
    <>
      <Button size="sm" icon={FileUser} onClick={() => setOpen(true)}>
        {t("fillInShort")}
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog file={file} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
