import { Menu as Lines, Search } from "lucide-react";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import { paletteOpenAtom } from "../state/overlays";
import { IconButton } from "../ui/icon-button";
import { Kbd } from "../ui/kbd";
import { Late } from "../ui/late";
import { Controls } from "./controls";
import { LiveBadge } from "./live-badge";

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
    <Late load={load} opens="dialog" trigger={lines}>
      {({ Drawer }, trigger) => <Drawer trigger={trigger} />}
    </Late>
  );
}

const modifier = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘ K" : "Ctrl K";

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
        <Kbd>{modifier}</Kbd>
      </span>
    </button>
  );
}
