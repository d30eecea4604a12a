import { useQuery } from "@tanstack/react-query";
import { NavLink } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import { applicationCounts } from "@/web/features/staffing/applications/queries";
import { cx } from "@/web/ui/cx";
import { Hint } from "@/web/ui/hint";
import { groups, type NavPage, usePages } from "./nav";

const linkClass =
  "relative flex min-h-[32px] items-center gap-2.5 rounded-md text-sm text-ink-2 " +
  "hover:bg-line/50 hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:font-medium " +
  "aria-[current=page]:text-ink aria-[current=page]:shadow-card before:absolute before:inset-y-1.5 " +
  "before:-left-2 before:w-[3px] before:rounded-r-full aria-[current=page]:before:bg-primary";

type Props = { isCollapsed?: boolean; onChoose?: () => void };

/** All screens in their four groups, the current one marked. */
export function NavList({ isCollapsed = false, onChoose }: Props) {
  const t = useTranslations("shell");
  const pages = usePages();
  return (
    <nav aria-label={t("navigation")} className="grid gap-4 px-2 pb-6">
      {groups.map((group) => (
        <div key={group} role="group" aria-label={t(`groups.${group}`)}>
          {isCollapsed ? (
            <hr className="mx-2 mb-2" />
          ) : (
            <p className="eyebrow px-2.5 pb-1">{t(`groups.${group}`)}</p>
          )}
          <ul className="grid gap-px">
            {pages
              .filter((page) => page.group === group)
              .map((page) => (
                <li key={page.id} onClick={onChoose}>
                  <Entry page={page} isCollapsed={isCollapsed} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
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
    <Hint content={label} side="right">
      {link}
    </Hint>
  );
}

/** How many applications nobody has looked into yet; nothing where there are none. */
function Waiting({ isCollapsed }: { isCollapsed: boolean }) {
  const t = useTranslations("shell");
  const format = useFormatter();
  const { data } = useQuery(applicationCounts);
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
