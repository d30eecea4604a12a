import { Bell } from "lucide-react";
import { useAtomValue } from "jotai";
import { useTranslations } from "use-intl";
import { noticesAtom } from "../state/notices";
import { Late } from "../ui/late";

const load = () => import("./tray-panel");

/** What was said and has left the screen, each with its undo, so that nothing is lost. */
export function Tray() {
  const t = useTranslations("shell.tray");
  const notices = useAtomValue(noticesAtom);
  const label = `${t("open")}: ${t("count", { count: notices.length })}`;
  const bell = (
    <button
      type="button"
      aria-label={label}
      className="relative grid size-[36px] place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink"
    >
      <Bell aria-hidden="true" size={17} />
      {notices.length > 0 && (
        <span
          aria-hidden="true"
          className="num absolute top-0.5 right-0 min-w-4 rounded-full bg-primary px-1 text-center text-2xs leading-4 text-on-primary"
        >
          {notices.length}
        </span>
      )}
    </button>
  );
  return (
    <Late load={load} opens="dialog" trigger={bell}>
      {({ TrayPanel }, trigger) => <TrayPanel trigger={trigger} />}
    </Late>
  );
}
