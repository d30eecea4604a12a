import { useEffect } from "react";
import { Link, useLocation, useRouteError } from "react-router-dom";
import { useTranslations } from "use-intl";
import { ask } from "@/web/api";
import { ErrorState } from "@/web/ui/empty-state";
import { Mark } from "@/web/shell/brand";
import { useUser } from "@/web/state/session";
import { buttonClass } from "@/web/ui/button";

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
  const answer = await ask("/healthz").catch(() => null);
  if (!answer?.ok) return;
  sessionStorage.setItem(lastKey, String(Date.now()));
  location.reload();
}

/** An empty slot in the rack: there is nothing at this address. */
export function NotFound() {
  const t = useTranslations("shell.notFound");
  const { pathname, search } = useLocation();
  const isSignedIn = useUser() !== null;
  const next = encodeURIComponent(pathname + search);
  // Signed in, the frame around it is the main part of the document already.
  const Frame = isSignedIn ? "div" : "main";
  return (
    <Frame className="blueprint grid min-h-[calc(100dvh-56px)] place-items-center p-6">
      <div className="max-w-md text-center">
        <div
          className="mx-auto mb-6 grid w-20 gap-[4px] rounded-md border bg-surface p-1.5"
          aria-hidden="true"
        >
          <span className="h-2.5 rounded-[2px] bg-primary" />
          <span className="h-2.5 rounded-[2px] border border-dashed border-line-strong" />
          <span className="h-2.5 rounded-[2px] bg-primary" />
        </div>
        <h1 className="text-2xl font-semibold tracking-tight">{t("title")}</h1>
        <p className="mt-2 mb-6 text-sm text-ink-2">{t("text")}</p>
        <Link to={isSignedIn ? "/" : `/auth?next=${next}`} className={buttonClass("primary")}>
          {t(isSignedIn ? "home" : "signIn")}
        </Link>
        {!isSignedIn && (
          <div className="mt-10 grid place-items-center">
            <Mark />
          </div>
        )}
      </div>
    </Frame>
  );
}
