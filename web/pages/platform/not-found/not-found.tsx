import { Link, useLocation } from "react-router-dom";
import { useTranslations } from "use-intl";
import { Mark } from "@/web/shell/brand";
import { useUser } from "@/web/state/session";
import { buttonClass } from "@/web/ui/button";

/** An empty slot in the rack: there is nothing at this address. */
export function Component() {
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
