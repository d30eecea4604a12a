import { useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { useTranslations } from "use-intl";
import { ErrorState } from "@/web/ui/empty-state";

/** A screen that failed while it was being drawn; the rest of the application goes on. */
export function Broken() {
  const t = useTranslations("shell.broken");
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <div className="p-6">
      <ErrorState
        title={t("title")}
        text={t("text")}
        retryLabel={t("reload")}
        onRetry={() => location.reload()}
      />
    </div>
  );
}
