import {
  BadgeCheck,
  Briefcase,
  Building2,
  ChartLine,
  Clock,
  FileChartColumn,
  FileText,
  FolderKanban,
  Globe,
  Inbox,
  Landmark,
  LayoutDashboard,
  ListTodo,
  type LucideIcon,
  MapPin,
  MessagesSquare,
  Radar,
  Receipt,
  Scale,
  Settings,
  ShieldCheck,
  Sparkles,
  Telescope,
  UserRound,
  Users,
} from "lucide-react";
import { isAtLeast, type Role } from "@/modules/platform/accounts/rules";
import type { Messages } from "@/web/locales";
import { useUser } from "@/web/state/session";

export type PageId = keyof Messages["shell"]["pages"];
export type PageGroup = keyof Messages["shell"]["groups"];
export type NavPage = {
  id: PageId;
  path: string;
  group: PageGroup;
  icon: LucideIcon;
  /** The second key after `g`. */
  key?: string;
  /** Who may see it, where not everybody may. */
  for?: Role;
  /** Says how many wait there for a first look. */
  isCounted?: true;
};

/** Every screen in the order of the sidebar, specification §2. */
export const pages: NavPage[] = [
  { id: "dashboard", path: "/", group: "main", icon: LayoutDashboard, key: "d" },
  { id: "tasks", path: "/tasks", group: "main", icon: ListTodo, key: "t" },
  { id: "jobPortal", path: "/job-portal", group: "main", icon: Globe },
  { id: "scraping", path: "/scraping", group: "main", icon: Radar, key: "s" },
  { id: "jobs", path: "/jobs", group: "main", icon: Briefcase, key: "j" },
  { id: "candidates", path: "/candidates", group: "main", icon: Users, key: "c" },
  { id: "clients", path: "/clients", group: "main", icon: Building2, key: "l" },
  { id: "projects", path: "/projects", group: "main", icon: FolderKanban, key: "p" },
  { id: "deployments", path: "/deployments", group: "main", icon: MapPin, key: "e" },
  { id: "timesheets", path: "/timesheets", group: "main", icon: Clock, key: "h" },
  { id: "invoices", path: "/invoices", group: "main", icon: Receipt, key: "i" },
  { id: "payments", path: "/payments", group: "main", icon: Landmark, key: "w", for: "recruiter" },
  { id: "crm", path: "/crm", group: "main", icon: MessagesSquare, key: "m" },
  {
    id: "applications",
    path: "/applications",
    group: "main",
    icon: Inbox,
    key: "b",
    isCounted: true,
  },
  { id: "gdpr", path: "/gdpr", group: "compliance", icon: ShieldCheck, key: "y" },
  { id: "legal", path: "/legal", group: "compliance", icon: FileText },
  { id: "certificates", path: "/certificates", group: "compliance", icon: BadgeCheck, key: "x" },
  { id: "compliance", path: "/compliance", group: "compliance", icon: Scale, key: "o" },
  { id: "analytics", path: "/analytics", group: "analytics", icon: ChartLine },
  { id: "reports", path: "/reports", group: "analytics", icon: FileChartColumn, key: "r" },
  { id: "radar", path: "/radar", group: "analytics", icon: Telescope, key: "k" },
  { id: "admin", path: "/admin", group: "system", icon: Settings, key: "a", for: "admin" },
  { id: "profile", path: "/profile", group: "system", icon: UserRound },
  { id: "matching", path: "/recruiter-match", group: "system", icon: Sparkles },
];

/** The screens that the signed-in person's role opens. */
export function usePages(): NavPage[] {
  const role = useUser()?.role ?? "viewer";
  return pages.filter((page) => isAtLeast(role, page.for ?? "viewer"));
}

export const groups: PageGroup[] = ["main", "compliance", "analytics", "system"];

/** The screen an address belongs to; a record belongs to the screen of its list. */
export const pageAt = (pathname: string): NavPage | undefined =>
  pages.find(({ path }) => pathname === path || (path !== "/" && pathname.startsWith(`${path}/`)));
