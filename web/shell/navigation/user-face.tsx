import { useTranslations } from "use-intl";
import type { User } from "@/modules/platform/accounts/model";
import { nameOf } from "@/web/state/session";
import { Avatar } from "@/web/ui/avatar";

/** Who is signed in, as the button of the account shows it. */
export function UserFace({ user }: { user: User }) {
  const t = useTranslations("shell.user");
  const name = nameOf(user, t("fallback"));
  return (
    <>
      <Avatar name={name} imageUrl={user.profileImageUrl} />
      <span aria-hidden="true" className="hidden max-w-40 truncate text-sm font-medium lg:block">
        {name}
      </span>
      <span className="sr-only">{t("menu", { name })}</span>
    </>
  );
}
