import { FactorCard } from "./factor-card";
import { SessionsCard } from "./sessions-card";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import { passwordMax, passwordMin } from "@/modules/platform/accounts/rules";
import { api, isApiError, ok } from "@/web/api";
import { PasswordField } from "@/web/shared/password-field";
import { SaveRefusal } from "@/web/shared/save-refusal";
import { useDraft } from "@/web/shared/use-draft";
import { notifyAtom } from "@/web/state/notices";
import { ownSessionsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";

const nothing = { password: "", next: "" };

function PasswordCard() {
  const t = useTranslations("accounts.security.password");
  const notify = useSetAtom(notifyAtom);
  const queries = useQueryClient();
  const [given, change] = useDraft(() => nothing);
  const save = useMutation({
    mutationFn: () => ok(api.auth.password.put(given)),
    onSuccess: async () => {
      change(nothing);
      notify({ title: t("saved"), description: t("savedText"), tone: "ok" });
      await queries.invalidateQueries({ queryKey: ownSessionsKey });
    },
  });
  const fields = (isApiError(save.error) && save.error.refusal.fields) || {};
  const isTold = "password" in fields || "next" in fields;
  return (
    <Card title={t("title")}>
      <form className="grid max-w-md gap-4" action={() => save.mutate()}>
        <p className="text-sm text-ink-2">{t("text")}</p>
        <SaveRefusal error={isTold ? null : save.error} />
        <PasswordField
          label={t("current")}
          value={given.password}
          onChange={(event) => change({ password: event.target.value })}
          error={fields.password}
          autoComplete="current-password"
          required
        />
        <PasswordField
          label={t("next")}
          hint={t("hint")}
          value={given.next}
          onChange={(event) => change({ next: event.target.value })}
          error={fields.next}
          autoComplete="new-password"
          minLength={passwordMin}
          maxLength={passwordMax}
          required
        />
        <Button type="submit" pending={save.isPending} className="justify-self-start">
          {t("save")}
        </Button>
      </form>
    </Card>
  );
}

/** How one's own account is kept: password, second factor and where one is signed in. */
export function Security() {
  return (
    <>
      <PasswordCard />
      <FactorCard />
      <SessionsCard />
    </>
  );
}
