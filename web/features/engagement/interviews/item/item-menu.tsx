import { Ellipsis } from "lucide-react";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import type { Interview } from "@/modules/engagement/interviews/model";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { useKeys } from "@/web/state/keys";
import { BareIconButton } from "@/web/ui/bare-icon-button";
import { LazyPopup } from "@/web/ui/lazy-popup";
import type { MenuEntry } from "@/web/ui/menu";
import { pressWithin } from "@/web/ui/press-enter";
import type { Ask } from "../use-interview-dialogs";
import { stepsFrom } from "../steps";
import { useInterviewActions } from "../use-interview-actions";

type Props = {
  it: Interview;
  now: string;
  ask: Ask;
  /** Whether `s` opens it. */
  isByKey?: boolean;
};

const load = () => import("@/web/ui/menu");

/** Everything else that can be done with an interview as it stands. */
export function ItemMenu(props: Props) {
  const { it, isByKey = false } = props;
  const t = useTranslations("crm.interviews");
  const entries = useEntries(props);
  const label = t("actions", { name: it.candidateName });
  const place = useRef<HTMLSpanElement>(null);
  useKeys("page", isByKey ? { s: () => pressWithin(place.current) } : {});
  const shortcut = isByKey && { "aria-keyshortcuts": "s" };
  return (
    <span ref={place} className="inline-flex">
      <LazyPopup
        load={load}
        opens="menu"
        trigger={<BareIconButton icon={Ellipsis} size="sm" label={label} {...shortcut} />}
      >
        {({ Menu }, button) => (
          <Menu label={label} entries={entries}>
            {button}
          </Menu>
        )}
      </LazyPopup>
    </span>
  );
}

function useEntries({ it, now, ask }: Props): MenuEntry[] {
  const t = useTranslations("crm.interviews");
  const mayChange = useHasRole("recruiter");
  const { noShow, reopen } = useInterviewActions();
  const file = {
    label: t("file"),
    href: `/api/crm/interviews/${it.id}/invitation.ics`,
    isDownload: true,
  };
  if (!mayChange) return [file];
  const next = stepsFrom(it, now);
  const entry = (what: Parameters<Ask>[0]["what"]) => ({
    label: t(what),
    onSelect: () => ask({ it, what }),
  });
  return [
    ...(it.status === "scheduled" ? [entry("reschedule"), entry("edit")] : []),
    ...(next.includes("completed") ? [entry("complete")] : []),
    ...(it.status === "completed" ? [entry("scorecard")] : []),
    ...(next.includes("no-show")
      ? [{ label: t("noShow"), onSelect: () => noShow.mutate(it) }]
      : []),
    ...(next.includes("scheduled")
      ? [{ label: t("reopen"), onSelect: () => reopen.mutate(it) }]
      : []),
    ...(it.status === "cancelled" ? [] : [file]),
    ...(next.includes("cancelled") ? [{ ...entry("cancel"), isDanger: true }] : []),
  ];
}
