import { CalendarSync } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { ExportMenu } from "@/web/shared/export-menu";
import { Button } from "@/web/ui/button";

const FeedDialog = lazy(() => import("./feed-dialog"));

type Props = { filter: Readonly<Record<string, string | undefined>> };

/** How one's own calendar program gets to know of the interviews, and the list as a file. */
export function ListActions({ filter }: Props) {
  const t = useTranslations("crm.feed");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={CalendarSync} onClick={() => setOpen(true)}>
        {t("action")}
      </Button>
      <ExportMenu path="/api/crm/interviews/export" filter={filter} />
      {isOpen && (
        <Suspense>
          <FeedDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
