import { useAtomValue } from "jotai";
import { lazy, Suspense } from "react";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { useTranslations } from "use-intl";
import { paletteOpenAtom, sheetOpenAtom } from "../state/overlays";
import { Proof } from "./proof";
import { lazySpeaking } from "@/web/i18n/with-texts";
import { ShellKeys } from "./shell-keys";
import { Sidebar } from "./sidebar";
import { TopBar } from "./top-bar";
import { useLive } from "./use-live";
import { usePageTitle } from "./use-page-title";
import { useUnauthorized } from "./use-unauthorized";

const Palette = lazySpeaking(["scraping"], () => import("./palette"));
const ShortcutSheet = lazy(() => import("./shortcut-sheet"));

/** What stands around every screen of those who are signed in. */
export function Layout() {
  const t = useTranslations("shell");
  const isPaletteOpen = useAtomValue(paletteOpenAtom);
  const isSheetOpen = useAtomValue(sheetOpenAtom);
  useLive(useUnauthorized());
  usePageTitle();
  return (
    <div className="flex min-h-dvh">
      <a
        href="#content"
        className="no-print fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-primary px-3 py-2 text-sm text-on-primary focus:translate-y-0"
      >
        {t("skip")}
      </a>
      <Sidebar />
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar />
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          <Outlet />
        </main>
      </div>
      <ShellKeys />
      <Proof />
      <ScrollRestoration />
      <Suspense>
        {isPaletteOpen && <Palette />}
        {isSheetOpen && <ShortcutSheet />}
      </Suspense>
    </div>
  );
}
