import { FileUser } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { RecordFile } from "@/modules/platform/files/model";
import { useMay } from "@/web/shared/use-may";
import { lazySpeaking } from "@/web/i18n/with-texts";
import { Button } from "@/web/ui/button";

type Props = { file: RecordFile; onClose: () => void };

const CvDialog = lazySpeaking<Props>(["files", "candidates"], async () => ({
  Component: (await import("@/web/pages/crm/candidates/cv/cv-dialog")).CvDialog,
}));

export const FillInDialog = (props: Props) => (
  <Suspense>
    <CvDialog {...props} />
  </Suspense>
);

export const canFillIn = ({ kind, text }: RecordFile) => kind === "candidate" && text === "done";

/** Beside a CV that was read: what it says, for the record it lies with. */
export function FillIn({ file }: { file: RecordFile }) {
  const t = useTranslations("files.menu");
  const mayEdit = useMay("recruiter");
  const [isOpen, setOpen] = useState(false);
  if (!mayEdit || file.type !== "cv" || !canFillIn(file)) return null;
  return (
    <>
      <Button size="sm" icon={FileUser} onClick={() => setOpen(true)}>
        {t("fillInShort")}
      </Button>
      {isOpen && <FillInDialog file={file} onClose={() => setOpen(false)} />}
    </>
  );
}
