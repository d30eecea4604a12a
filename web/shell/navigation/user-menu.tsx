import { Keyboard, ListTodo, LogOut, UserRound } from "lucide-react";
import { useSetAtom } from "jotai";
import { useNavigate } from "react-router-dom";
import { useTranslations } from "use-intl";
import { sheetOpenAtom } from "@/web/state/overlays";
import { nameOf, useUser } from "@/web/state/session";
import { LazyPopup } from "@/web/ui/lazy-popup";
import { useLogout } from "../use-logout";
import { UserFace } from "./user-face";

const load = () => import("@/web/ui/menu");

export function UserMenu() {
  const t = useTranslations("shell.user");
  const user = useUser();
  const navigate = useNavigate();
  const openSheet = useSetAtom(sheetOpenAtom);
  const logOut = useLogout();
  if (!user) return null;
  const name = nameOf(user, t("fallback"));
  const button = (
    <button
      type="button"
      className="flex min-h-[36px] items-center gap-2 rounded-md pr-1 pl-1 hover:bg-sunken lg:pr-2.5"
    >
      <UserFace user={user} />
    </button>
  );
  const entries = [
    { label: t("tasks"), icon: ListTodo, onSelect: () => navigate("/tasks") },
    { label: t("profile"), icon: UserRound, onSelect: () => navigate("/profile") },
    { label: t("shortcuts"), icon: Keyboard, shortcut: "?", onSelect: () => openSheet(true) },
    { label: t("logout"), icon: LogOut, onSelect: logOut },
  ];
  return (
    <LazyPopup load={load} opens="menu" trigger={button}>
      {({ Menu }, trigger) => (
        <Menu label={t("menu", { name })} entries={entries}>
          {trigger}
        </Menu>
      )}
    </LazyPopup>
  );
}
