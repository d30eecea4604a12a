import {
  ChevronRight,
  FilePlus2,
  FileText,
  Handshake,
  ListTodo,
  type LucideIcon,
  Radar,
  Sparkles,
  UserPlus,
} from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Role } from "@/modules/platform/accounts/rules";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Card } from "@/web/ui/card";

const PickDialog = lazy(async () => ({ default: (await import("./pick-dialog")).PickDialog }));

type Action = { name: Name; icon: LucideIcon; for: Role } & ({ to: string } | { picks: Picking });
type Name = "addCandidate" | "newClient" | "contract" | "match" | "tasks" | "scraping" | "add";
export type Picking = "contract" | "match";

/** Specification §2 names the first four. */
const actions: readonly Action[] = [
  { name: "addCandidate", to: "/candidates?new=1", icon: UserPlus, for: "recruiter" },
  { name: "newClient", to: "/clients?new=1", icon: Handshake, for: "recruiter" },
  { name: "contract", picks: "contract", icon: FileText, for: "recruiter" },
  { name: "match", picks: "match", icon: Sparkles, for: "viewer" },
  { name: "tasks", to: "/tasks", icon: ListTodo, for: "viewer" },
  { name: "scraping", to: "/scraping", icon: Radar, for: "recruiter" },
  { name: "add", to: "/scraping?add=1", icon: FilePlus2, for: "recruiter" },
];

/** One click to what is done most; what needs a record asks for it first. */
export function QuickActions() {
  const t = useTranslations("dashboard.actions");
  const mayChange = useHasRole("recruiter");
  const [picking, pick] = useState<Picking | null>(null);
  return (
    <Card title={t("title")}>
      <ul className="-mx-2 -mb-2 grid">
        {actions
          .filter((action) => mayChange || action.for === "viewer")
          .map((action) => (
            <li key={action.name}>
              <OneAction action={action} pick={pick} />
            </li>
          ))}
      </ul>
      {picking && (
        <Suspense>
          <PickDialog for={picking} onClose={() => pick(null)} />
        </Suspense>
      )}
    </Card>
  );
}

const look =
  "flex min-h-[40px] w-full cursor-pointer items-center gap-3 rounded-md px-2 text-left text-sm text-ink " +
  "transition-colors duration-150 hover:bg-sunken";

function OneAction({ action, pick }: { action: Action; pick: (picking: Picking) => void }) {
  const t = useTranslations("dashboard.actions");
  const { name, icon: Icon } = action;
  const inside = (
    <>
      <Icon aria-hidden="true" size={16} className="text-ink-3" />
      <span className="flex-1">{t(name)}</span>
      <ChevronRight aria-hidden="true" size={15} className="text-ink-3" />
    </>
  );
  if ("to" in action) {
    return (
      <Link to={action.to} className={look}>
        {inside}
      </Link>
    );
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => pick(action.picks)}
      className={look}
    >
      {inside}
    </button>
  );
}
