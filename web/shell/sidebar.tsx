import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { useAtom } from "jotai";
import { useTranslations } from "use-intl";
import { sidebarCollapsedAtom } from "../state/overlays";
import { cx } from "../ui/cx";
import { IconButton } from "../ui/icon-button";
import { OwnBrand } from "./brand";
import { NavList } from "./nav-list";

/** Stands at the left of wide windows; collapsed it keeps the icons. */
export function Sidebar() {
  const t = useTranslations("shell.sidebar");
  const [isCollapsed, setCollapsed] = useAtom(sidebarCollapsedAtom);
  return (
    <aside
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
