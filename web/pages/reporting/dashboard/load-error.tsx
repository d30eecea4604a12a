import { useTranslations } from "use-intl";
import { Button } from "@/web/ui/button";

/** What a card says whose figures did not come; the rest of the screen stays. */
export function LoadError({ retry }: { retry: () => void }) {
  const t = useTranslations("dashboard");
  const tActions = useTranslations("common.actions");
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
      {t("notRead")}
      <Button size="sm" onClick={retry}>
        {tActions("retry")}
      </Button>
    </div>
  );
}
