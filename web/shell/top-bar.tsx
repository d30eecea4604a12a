import { useAtomValue, useSetAtom } from "jotai";
import { Menu as Lines, RotateCw, Search } from "lucide-react";
import { useTranslations } from "use-intl";
import { liveRetryAtom, liveStateAtom } from "../state/live";
import { paletteOpenAtom } from "../state/overlays";
import { IconButton } from "../ui/icon-button";
import { Kbd } from "../ui/kbd";
import { LazyPopup } from "../ui/lazy-popup";
import { Led } from "../ui/tag";
import { modifier } from "./navigation/modifier";
import { LanguageMenu, ThemeMenu } from "./navigation/preference-menus";
import { NotificationBell, useScraping } from "./notifications/notifications";
import { UserMenu } from "./navigation/user-menu";

// What opens from the bar follows the first paint: it is as much as the bar and more.
const load = () => import("./drawer");

export function TopBar() {
  return (
    <header className="no-print sticky top-0 z-30 flex h-[56px] items-center gap-1 border-b bg-bg px-4 sm:gap-2 sm:px-6">
      <DrawerButton />
      <PaletteButton />
      <div className="flex-1" />
      <LiveBadge />
      <Controls />
    </header>
  );
}

function DrawerButton() {
  const t = useTranslations("shell.sidebar");
  const lines = <IconButton icon={Lines} label={t("open")} className="-ml-2 desk:hidden" />;
  return (
    <LazyPopup load={load} opens="dialog" trigger={lines}>
      {({ Drawer }, trigger) => <Drawer trigger={trigger} />}
    </LazyPopup>
  );
}

function PaletteButton() {
  const t = useTranslations("shell.palette");
  const open = useSetAtom(paletteOpenAtom);
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => open(true)}
      className={
        "flex min-h-[34px] min-w-[36px] items-center gap-2.5 rounded-md border border-line-strong bg-raised px-2.5 " +
        "text-sm text-ink-3 hover:text-ink md:w-[40vw] md:max-w-[420px]"
      }
    >
      <Search aria-hidden="true" size={16} className="shrink-0" />
      <span className="flex-1 truncate text-left max-md:sr-only">{t("open")}</span>
      <span aria-hidden="true" className="max-md:hidden">
        <Kbd>{modifier} K</Kbd>
      </span>
    </button>
  );
}

/** The right end of the bar: language, appearance, notifications, account. */
function Controls() {
  return (
    <>
      <LanguageMenu />
      <ThemeMenu />
      <NotificationBell />
      <UserMenu />
    </>
  );
}

/** Running, connected and idle, or disconnected with a way back. */
function LiveBadge() {
  const t = useTranslations("shell.live");
  const state = useAtomValue(liveStateAtom);
  const connection = useAtomValue(liveRetryAtom);
  const { isActive, progress } = useScraping();

  if (state === "closed") {
    return (
      <span role="status" className="flex items-center">
        <Word tone="bad">{t("disconnected")}</Word>
        <IconButton
          icon={RotateCw}
          label={t("retry")}
          size="sm"
          onClick={() => connection?.retry()}
        />
      </span>
    );
  }
  if (state === "connecting") return <Word tone="neutral">{t("connecting")}</Word>;
  if (!isActive) return <Word tone="ok">{t("idle")}</Word>;
  return (
    <span className="flex items-center gap-1.5">
      <Word tone="ok" isBlinking>
        {t("scraping")}
      </Word>
      <span className="num text-xs font-medium text-ok">{t("percent", { progress })}</span>
    </span>
  );
}

type WordProps = { tone: "ok" | "bad" | "neutral"; isBlinking?: boolean; children: string };

const Word = ({ tone, isBlinking = false, children }: WordProps) => (
  <span className="eyebrow flex items-center gap-1.5 whitespace-nowrap text-ink-2">
    <Led tone={tone} isBlinking={isBlinking} />
    <span className="max-sm:sr-only">{children}</span>
  </span>
);
