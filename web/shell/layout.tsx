import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { lazy, Suspense, useEffect, useState } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigate } from "react-router-dom";
import { useTranslations } from "use-intl";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { useBrand } from "../state/brand";
import { type KeyMap, useKeys } from "../state/keys";
import { paletteOpenAtom, sheetOpenAtom, sidebarCollapsedAtom } from "../state/overlays";
import { visibleNoticeAtom } from "../state/notices";
import { openedAtom } from "@/web/shared/hooks/use-title";
import { registerPasswordPrompt } from "../state/password-check";
import { pageAt, usePages } from "./navigation/nav";
import { TopBar } from "./top-bar";
import { useLive } from "./live/use-live";
import { useScraping } from "./notifications/notifications";
import { useUnauthorized } from "./use-unauthorized";
import { useUndo } from "./use-undo";
import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { cx } from "../ui/cx";
import { IconButton } from "../ui/icon-button";
import { OwnBrand } from "./brand";
import { NavList } from "./navigation/nav-list";

/** Stands at the left of wide windows; collapsed it keeps the icons. */
function Sidebar() {
  const t = useTranslations("shell.sidebar");
  const [isCollapsed, setCollapsed] = useAtom(sidebarCollapsedAtom);
  return (
    <aside
      data-part="sidebar"
      className={cx(
        "no-print sticky top-0 hidden h-dvh shrink-0 flex-col border-r bg-sunken desk:flex",
        isCollapsed ? "w-[56px]" : "w-[232px]",
      )}
    >
      <div className={cx("flex h-[56px] shrink-0 items-center", isCollapsed ? "px-3.5" : "px-4")}>
        <OwnBrand isCollapsed={isCollapsed} />
      </div>
      <div className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto pt-1">
        <NavList isCollapsed={isCollapsed} />
      </div>
      <div className="border-t p-2">
        <IconButton
          icon={isCollapsed ? PanelLeftOpen : PanelLeftClose}
          label={t(isCollapsed ? "expand" : "collapse")}
          shortcut="Ctrl ."
          onClick={() => setCollapsed(!isCollapsed)}
        />
      </div>
    </aside>
  );
}

const Palette = lazyWithTexts(["scraping"], () => import("./palette"));
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

const ProofDialog = lazyWithTexts(["accounts"], () => import("./password-dialog"));

/** Asks for the password where a call needs it anew, and lets the call go on. */
function Proof() {
  const [settle, wait] = useState<((isProven: boolean) => void) | null>(null);
  useEffect(() => registerPasswordPrompt(() => new Promise((resolve) => wait(() => resolve))), []);
  const end = (isProven: boolean) => {
    settle?.(isProven);
    wait(null);
  };
  return <Suspense>{settle && <ProofDialog onEnd={end} />}</Suspense>;
}

/** The keys that work on every screen; a screen's own come first. */
function ShellKeys() {
  const navigate = useNavigate();
  const setPalette = useSetAtom(paletteOpenAtom);
  const openSheet = useSetAtom(sheetOpenAtom);
  const [isCollapsed, setCollapsed] = useAtom(sidebarCollapsedAtom);
  const undo = useUndo();
  const pages = usePages();
  const isSaying = useAtomValue(visibleNoticeAtom) !== undefined;

  const goTo = pages.flatMap(({ key, path }) => (key ? [[`g ${key}`, () => navigate(path)]] : []));
  useKeys("everywhere", { "Ctrl+k": () => setPalette((isOpen) => !isOpen) });
  useKeys("shell", {
    ...(Object.fromEntries(goTo) as KeyMap),
    "?": () => openSheet(true),
    "Ctrl+.": () => setCollapsed(!isCollapsed),
    "Ctrl+z": () => void undo(),
    "g n": openBell,
    // A notice on the screen takes the focus by this key itself.
    ...(isSaying ? {} : { F8: openBellAlone }),
    "/": () => reach("/"),
    c: () => reach("c"),
  });
  return null;
}

const openBell = () => document.querySelector<HTMLElement>("[data-bell]")?.click();

/** Nothing is being said, so the empty place of notices does not get the key, and with it the focus. */
function openBellAlone(event: KeyboardEvent): void {
  event.stopPropagation();
  openBell();
}

/** A screen says with `aria-keyshortcuts` which of its controls a key is for. */
function reach(key: string): void {
  const control = document.querySelector<HTMLElement>(`main [aria-keyshortcuts~="${key}"]`);
  if (control instanceof HTMLInputElement) control.focus();
  else control?.click();
}

/** Names the browser's tab after what is open and its screen; while a run is active its progress comes first. */
function usePageTitle(): void {
  const t = useTranslations();
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  const { name: brand } = useBrand();
  const { isActive, progress } = useScraping();
  const { record, tab, screen } = useAtomValue(openedAtom);
  // At its own address a page is named as in the sidebar.
  const open = record ?? tab ?? (pathname === page?.path ? undefined : screen);
  const names = [open, page && t(`shell.pages.${page.id}`), brand];
  const name = [...new Set(names)].filter(Boolean).join(" · ");
  const title = `${isActive ? `▸ ${progress}% · ` : ""}${name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
