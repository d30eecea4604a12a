import { useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { useTranslations } from "use-intl";
import { rawFetch } from "@/web/api";
import { ErrorState } from "@/web/ui/empty-state";

/**
 * A screen that failed while it was being drawn; the rest of the application goes on. The router keeps a screen whose code
 * did not arrive as failed for good, so that the page loads anew as soon as the server answers.
 */
export function Broken() {
  const t = useTranslations("shell.broken");
  const tCommon = useTranslations("common");
  const error = useRouteError();
  const isUnreached = error instanceof TypeError && /fetch|module|load/i.test(error.message);
  useEffect(() => console.error(error), [error]);
  useEffect(() => {
    if (!isUnreached) return;
    const asking = setInterval(() => void reloadOnceReached(), againMs);
    void reloadOnceReached();
    return () => clearInterval(asking);
  }, [isUnreached]);
  return (
    <div className="p-6">
      <ErrorState
        title={t("title")}
        text={isUnreached ? tCommon("unreachable") : t("text")}
        retryLabel={t("reload")}
        onRetry={() => location.reload()}
      />
    </div>
  );
}

const againMs = 3000;
/** Code that is not there even then must not load the page for ever. */
const restMs = 60_000;
const lastKey = "coldaisle.reloaded";

async function reloadOnceReached(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(lastKey)) < restMs) return;
  const answer = await rawFetch("/healthz").catch(() => null);
  if (!answer?.ok) return;
  sessionStorage.setItem(lastKey, String(Date.now()));
  location.reload();
}
