import { useQuery } from "@tanstack/react-query";
import { useAtom } from "jotai";
import { ChevronDown } from "lucide-react";
import { NavLink, useLocation } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import { useFirstLoadDone } from "@/web/state/first-load";
import { applicationCounts } from "@/web/features/staffing/applications/queries";
import { cx } from "@/web/ui/cx";
import { Tooltip } from "@/web/ui/tooltip";
import { foldedGroupsAtom } from "@/web/state/overlays";
import { groups, type NavPage, pageAt, type PageGroup, usePages } from "./nav";

const linkClass =
  "relative flex min-h-[32px] items-center gap-2.5 rounded-md text-sm text-ink-2 " +
  "hover:bg-line/50 hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:font-medium " +
  "aria-[current=page]:text-ink aria-[current=page]:shadow-card before:absolute before:inset-y-1.5 " +
  "before:-left-2 before:w-[3px] before:rounded-r-full aria-[current=page]:before:bg-primary";

type Props = { isCollapsed?: boolean; onChoose?: () => void };

/** All screens in their four groups, the current one marked. */
export function NavList(props: Props) {
  const t = useTranslations("shell");
  return (
    <nav aria-label={t("navigation")} className="grid gap-4 px-2 pb-6">
      {groups.map((group) => (
        <Group key={group} group={group} {...props} />
      ))}
    </nav>
  );
}

/** The screens of a group; of one that is folded only the one that is open. */
function Group({ group, isCollapsed = false, onChoose }: Props & { group: PageGroup }) {
  const t = useTranslations("shell");
  const [folded, fold] = useAtom(foldedGroupsAtom);
  const current = pageAt(useLocation().pathname);
  const isFolded = !isCollapsed && folded.includes(group);
  const label = t(`groups.${group}`);
  const shown = usePages().filter(
    (page) => page.group === group && (!isFolded || page.id === current?.id),
  );
  const turn = () => fold(isFolded ? folded.filter((one) => one !== group) : [...folded, group]);
  return (
    <div role="group" aria-label={label}>
      {isCollapsed ? (
        <hr className="mx-2 mb-2" />
      ) : (
        <button
          type="button"
          aria-expanded={!isFolded}
          onClick={turn}
          className="eyebrow flex min-h-[24px] w-full cursor-pointer items-center justify-between rounded-md px-2.5 hover:text-ink"
        >
          {label}
          <ChevronDown
            aria-hidden="true"
            size={13}
            className={cx("transition-transform", isFolded && "-rotate-90")}
          />
        </button>
      )}
      <ul className="grid gap-px">
        {shown.map((page) => (
          <li key={page.id} onClick={onChoose}>
            <Entry page={page} isCollapsed={isCollapsed} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Entry({ page, isCollapsed }: { page: NavPage; isCollapsed: boolean }) {
  const t = useTranslations("shell");
  const { path, icon: Icon } = page;
  const label = t(`pages.${page.id}`);
  const link = (
    <NavLink
      to={path}
      end={path === "/"}
      aria-label={isCollapsed ? label : undefined}
      // A class that depends on a function would not survive the tooltip around it.
      className={cx(linkClass, isCollapsed ? "justify-center px-0" : "px-2.5")}
    >
      <Icon aria-hidden="true" size={17} className="shrink-0" />
      {!isCollapsed && <span className="truncate">{label}</span>}
      {page.isCounted && <Waiting isCollapsed={isCollapsed} />}
    </NavLink>
  );
  if (!isCollapsed) return link;
  return (
    <Tooltip content={label} side="right">
      {link}
    </Tooltip>
  );
}

/** How many applications nobody has looked into yet; nothing where there are none. */
function Waiting({ isCollapsed }: { isCollapsed: boolean }) {
  const t = useTranslations("shell");
  const format = useFormatter();
  const { data } = useQuery({ ...applicationCounts, enabled: useFirstLoadDone() });
  const count = data?.unreviewed ?? 0;
  if (count === 0) return null;
  return (
    <span
      className={cx(
        "num rounded-full bg-primary px-1.5 text-xs leading-4 text-on-primary",
        isCollapsed ? "absolute -top-0.5 right-0" : "ml-auto",
      )}
    >
      <span aria-hidden="true">{format.number(count)}</span>
      <span className="sr-only">{t("unreviewed", { count })}</span>
    </span>
  );
}
