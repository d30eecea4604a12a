import { useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { User } from "@/modules/platform/accounts/model";
import { isApiError } from "@/web/api";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { applyPreferencesAtom } from "@/web/state/preferences";
import { sessionKey } from "@/web/state/query-keys";

/** What happens after the server let somebody in, or did not. */
export function useLogin(way: "login" | "register") {
  const t = useTranslations("auth");
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const apply = useSetAtom(applyPreferencesAtom);

  return {
    enter(user: User) {
      const isLogin = way === "login";
      notify({
        title: t(isLogin ? "welcome" : "created"),
        description: t(isLogin ? "welcomeText" : "createdText"),
        tone: "ok",
      });
      const { locale, theme, density, hasSingleKeys } = user;
      apply({ locale, theme, density, hasSingleKeys });
      queries.setQueryData(sessionKey, user);
    },
    refuse(error: unknown) {
      notify({
        title: t(`${way}Failed`),
        description: refusalOf(error, t(`${way}FailedText`)),
        tone: "destructive",
      });
      return (isApiError(error) && error.refusal.fields) || {};
    },
  };
}
