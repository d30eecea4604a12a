import { useTranslations } from "use-intl";
import type { Person } from "@/modules/platform/accounts/invitations/model";
import type { Role } from "@/modules/platform/accounts/rules";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { usersKey } from "@/web/state/query-keys";

type Changes = { role?: Role; isActive?: boolean };

/** What an administrator does about somebody's account; whatever can be taken back offers it. */
export function usePersonActions({ id, version, role, isActive, ...person }: Person) {
  const t = useTranslations("accounts");
  const name = `${person.firstName} ${person.lastName}`;
  const at = api.users({ id });
  const shared = { failure: t("users.failedDeed"), keys: [usersKey] };
  const said = (changes: Changes) => {
    if (changes.role) return t("users.roleSaved", { name, role: t(`roles.${changes.role}`) });
    return t(changes.isActive ? "users.reactivatedNow" : "users.deactivatedNow", { name });
  };
  return {
    change: useUndoableMutation({
      run: (changes: Changes) => ok(at.patch({ version, ...changes })),
      undo: (done: Person, changes: Changes) =>
        ok(
          at.patch({
            version: done.version,
            ...(changes.role && { role }),
            ...(changes.isActive !== undefined && { isActive }),
          }),
        ),
      success: (_: Person, changes: Changes) => said(changes),
      ...shared,
    }),
    signOut: useUndoableMutation({
      run: () => ok(at.sessions.delete()),
      success: () => t("users.signedOut", { name }),
      ...shared,
    }),
    removeFactor: useUndoableMutation({
      run: () => ok(at["second-factor"].delete()),
      success: () => t("users.factorRemoved", { name }),
      ...shared,
    }),
    resetLink: useUndoableMutation({ run: () => ok(at["reset-link"].post()), ...shared }),
  };
}
