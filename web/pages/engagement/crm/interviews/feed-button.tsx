import { CalendarSync } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/web/ui/button";

const FeedDialog = lazy(() => import("./feed-dialog"));

/** How one's own calendar program gets to know of the interviews. */
export function FeedButton() {
  const t = useTranslations("crm.feed");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={CalendarSync} onClick={() => setOpen(true)}>
        {t("action")}
      </Button>
      {isOpen && (
        <Suspense>
          <FeedDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
