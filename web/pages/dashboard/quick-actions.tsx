import {
  ChevronRight,
  Clock3,
  FilePlus2,
  FileText,
  Handshake,
  ListTodo,
  type LucideIcon,
  Radar,
  Target,
  UserPlus,
} from "lucide-react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { Card } from "@/web/ui/card";

const actions = [
  { name: "tasks", to: "/tasks", icon: ListTodo },
  { name: "addCandidate", to: "/candidates?new=1", icon: UserPlus },
  { name: "newClient", to: "/clients?new=1", icon: Handshake },
  { name: "contract", to: "/projects", icon: FileText },
  { name: "hard", to: "/jobs?class=hard-target", icon: Target },
  { name: "newest", to: "/jobs?sort=date", icon: Clock3 },
  { name: "scraping", to: "/scraping", icon: Radar },
  { name: "add", to: "/scraping?add=1", icon: FilePlus2 },
] as const satisfies { name: string; to: string; icon: LucideIcon }[];

/** One click to what is done most; only what works today. */
export function QuickActions() {
  const t = useTranslations("dashboard.actions");
  return (
    <Card title={t("title")}>
      <ul className="-mx-2 -mb-2 grid">
        {actions.map(({ name, to, icon: Icon }) => (
          <li key={name}>
            <Link
              to={to}
              className="flex min-h-[40px] items-center gap-3 rounded-md px-2 text-sm text-ink transition-colors duration-150 hover:bg-sunken"
            >
              <Icon aria-hidden="true" size={16} className="text-ink-3" />
              <span className="flex-1">{t(name)}</span>
              <ChevronRight aria-hidden="true" size={15} className="text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
