import { useQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Person, NewInvitation } from "@/modules/platform/accounts/invitations/model";
import { Read } from "@/web/features/records/core/read";
import { useUser } from "@/web/state/session";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { EmptyState } from "@/web/ui/empty-state";
import { Input } from "@/web/ui/input";
import { Invitations } from "./invitations";
import { PersonLine } from "./person-line";
import { everybody } from "./queries";
import { SignInLog } from "./sign-in-log";
import { locales, roles } from "@/modules/platform/accounts/rules";
import { api, isApiError, ok } from "@/web/api";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { useDraft } from "@/web/shared/forms/use-draft";
import { invitationsKey } from "@/web/state/query-keys";
import { MadeLink } from "./made-link";

/** Whom, as what and in which language; then the link, mailed or to be handed over. */
function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("accounts");
  const queries = useQueryClient();
  const locale = useUser()?.locale ?? "en";
  const [given, change] = useDraft((): NewInvitation => ({ email: "", role: "recruiter", locale }));
  const invite = useMutation({
    mutationFn: () => ok(api.invitations.post(given)),
    onSuccess: () => queries.invalidateQueries({ queryKey: invitationsKey }),
  });
  const refused = isApiError(invite.error) ? invite.error.refusal.fields?.email : undefined;
  return (
    <FormDialog
      title={invite.data ? t("link.inviteTitle", { email: given.email }) : t("invite.title")}
      description={invite.data ? undefined : t("invite.text")}
      submit={{ pending: invite.isPending, children: t("invite.send") }}
      error={refused ? null : invite.error}
      onClose={onClose}
      action={() => invite.mutate()}
      instead={invite.data && <MadeLink link={invite.data} email={given.email} />}
    >
      <TextField
        label={t("invite.email")}
        type="email"
        value={given.email}
        onChange={(event) => change({ email: event.target.value })}
        error={refused}
        autoComplete="off"
        autoFocus
        required
      />
      <SelectField
        label={t("invite.role")}
        options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
        value={given.role}
        onValueChange={(role) => change({ role })}
      />
      <p className="-mt-2 text-xs text-ink-3">{t(`roleHints.${given.role}`)}</p>
      <SelectField
        label={t("invite.language")}
        options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
        value={given.locale}
        onValueChange={(next) => change({ locale: next })}
      />
    </FormDialog>
  );
}

/** Who has an account, who is invited, and who signed in or tried to. */
export function UsersTab() {
  const t = useTranslations("accounts.users");
  const [isInviting, invite] = useState(false);
  const [words, search] = useState("");
  const query = useQuery(everybody);
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,5fr)_minmax(300px,2fr)]">
      <div className="grid min-w-0 gap-4">
        <Card title={t("list")} action={<Summary people={query.data ?? []} />}>
          <div className="mb-3 flex flex-wrap gap-2">
            <Input
              type="search"
              aria-label={t("search")}
              placeholder={t("search")}
              value={words}
              onChange={(event) => search(event.target.value)}
              className="max-w-xs"
            />
            <Button look="primary" icon={UserPlus} onClick={() => invite(true)}>
              {t("add")}
            </Button>
          </div>
          <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
            {(all) => <People all={all} words={words} onClear={() => search("")} />}
          </Read>
        </Card>
        <Invitations />
      </div>
      <SignInLog people={query.data ?? []} />
      {isInviting && <InviteDialog onClose={() => invite(false)} />}
    </div>
  );
}

function Summary({ people }: { people: Person[] }) {
  const t = useTranslations("accounts.users");
  const active = people.filter(({ isActive }) => isActive);
  const bare = active.filter(({ hasSecondFactor }) => !hasSecondFactor).length;
  return (
    <p className="text-sm text-ink-2">
      {t("count", { count: active.length })}
      {bare > 0 && ` · ${t("withoutFactor", { count: bare })}`}
    </p>
  );
}

type Shown = { all: Person[]; words: string; onClear: () => void };

function People({ all, words, onClear }: Shown) {
  const t = useTranslations("accounts.users");
  const own = useUser()?.id;
  const found = all.filter((person) => isMeant(person, words));
  if (found.length === 0) {
    return (
      <EmptyState
        kind="nothing-matches"
        title={t("nobody", { words })}
        text={t("nobodyText")}
        action={<Button onClick={onClear}>{t("clear")}</Button>}
      />
    );
  }
  return (
    <ul aria-label={t("list")} className="divide-y divide-line">
      {found.map((person) => (
        <PersonLine key={person.id} person={person} isOwn={person.id === own} others={all} />
      ))}
    </ul>
  );
}

/** Every word somewhere in what one is called by. */
function isMeant({ firstName, lastName, username, email }: Person, words: string): boolean {
  const names = `${firstName} ${lastName} ${username} ${email}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => names.includes(word));
}

export { UsersTab as Component };
