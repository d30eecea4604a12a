import { Download, Mail, Printer } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { useMay } from "@/web/shared/use-may";
import { Button } from "@/web/ui/button";
import { useExport } from "./packs/use-export";

const ReadersDialog = lazy(() => import("./readers/readers-dialog"));

type Props = { onExports: () => void; onPrint: () => void };

/** Everything of the period as files, on paper, and by mail to colleagues. */
export function PageActions({ onExports, onPrint }: Props) {
  const t = useTranslations("reports.actions");
  const [isListOpen, setListOpen] = useState(false);
  const start = useExport(onExports);
  const mayExport = useMay("recruiter");
  const mayChooseReaders = useMay("admin");
  return (
    <div className="no-print flex flex-wrap gap-2">
      {mayChooseReaders && (
        <Button look="ghost" icon={Mail} onClick={() => setListOpen(true)}>
          {t("schedule")}
        </Button>
      )}
      <Button icon={Printer} onClick={onPrint}>
        {t("print")}
      </Button>
      {mayExport && (
        <Button
          look="primary"
          icon={Download}
          pending={start.isPending}
          onClick={() => start.mutate({})}
        >
          {t("exportAll")}
        </Button>
      )}
      {isListOpen && (
        <Suspense>
          <ReadersDialog onClose={() => setListOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
