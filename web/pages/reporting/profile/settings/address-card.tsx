import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { Profile } from "@/modules/reporting/profile/model";
import { api, isApiError, ok } from "@/web/api";
import { useErrorText } from "@/web/i18n/server-texts";
import { SaveRefusal } from "@/web/shared/forms/save-refusal";
import { TextField } from "@/web/shared/forms/text-field";
import { notifyAtom } from "@/web/state/notices";
import { profileKey } from "@/web/state/query-keys";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { NoMail } from "./no-mail";

/** By which address they sign in; another one counts once its letter was answered. */
export function AddressCard({ profile }: { profile: Profile }) {
  const t = useTranslations("profile.address");
  const { ask, keep } = useAddress();
  const [email, setEmail] = useState("");
  const error = isApiError(ask.error) ? ask.error.refusal.fields?.email : undefined;
  const send = () => ask.mutate(email, { onSuccess: () => setEmail("") });
  return (
    <Card title={t("title")}>
      <form action={send} className="grid gap-4">
        <p className="text-sm text-ink-2">{t("now", { email: profile.email })}</p>
        {!profile.isMailReady && <NoMail />}
        {profile.newEmail && (
          <Waiting waiting={profile.newEmail} isLeaving={keep.isPending} onKeep={keep.mutate} />
        )}
        {!error && <SaveRefusal error={ask.error} />}
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1 basis-64">
            <TextField
              label={t("new")}
              type="email"
              required
              autoComplete="email"
              maxLength={254}
              value={email}
              error={error}
              onChange={({ target }) => setEmail(target.value)}
            />
          </div>
          <Button
            type="submit"
            pending={ask.isPending}
            disabled={!email.trim() || !profile.isMailReady}
          >
            {t("send")}
          </Button>
        </div>
        <p className="text-xs text-ink-3">{t("hint")}</p>
      </form>
    </Card>
  );
}

type Props = {
  waiting: NonNullable<Profile["newEmail"]>;
  isLeaving: boolean;
  onKeep: () => void;
};

function Waiting({ waiting: { email, expiresAt }, isLeaving, onKeep }: Props) {
  const t = useTranslations("profile.address");
  const format = useFormatter();
  const until = format.dateTime(new Date(expiresAt), "moment");
  return (
    <Banner tone="primary">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {t("waiting", { email, until })}
        <Button size="sm" look="ghost" pending={isLeaving} onClick={() => onKeep()}>
          {t("keep")}
        </Button>
      </span>
    </Banner>
  );
}

/** Asks for a link to another address, and takes the question back. */
function useAddress() {
  const t = useTranslations("profile.address");
  const refusalOf = useErrorText();
  const notify = useSetAtom(notifyAtom);
  const queries = useQueryClient();
  const ask = useMutation({
    mutationFn: (email: string) => ok(api.profile.address.post({ email })),
    onSuccess: (profile) => {
      queries.setQueryData(profileKey, profile);
      const email = profile.newEmail?.email ?? "";
      notify({ title: t("sent"), description: t("sentText", { email }), tone: "ok" });
    },
  });
  const keep = useMutation({
    mutationFn: () => ok(api.profile.address.delete()),
    onSuccess: (profile) => queries.setQueryData(profileKey, profile),
    onError: (error) =>
      notify({ title: t("notKept"), description: refusalOf(error), tone: "destructive" }),
  });
  return { ask, keep };
}
