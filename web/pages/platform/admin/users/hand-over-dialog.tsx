import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Belongings, Person } from "@/modules/platform/accounts/invitations/model";
import { belongings } from "@/modules/platform/accounts/invitations/rules";
import { isAtLeast } from "@/modules/platform/accounts/rules";
import { api, ok } from "@/web/api";
import { Read } from "@/web/features/records/core/read";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { SelectField } from "@/web/shared/forms/select-field";
import { notifyAtom } from "@/web/state/notices";
import { noneOr } from "@/web/ui/select";
import { belongingsOf } from "./queries";

type Props = { person: Person; others: Person[]; onClose: () => void };

/** How much is theirs, and who takes over; one step, with a way back. */
export function HandOverDialog({ person, others, onClose }: Props) {
  const t = useTranslations("accounts.handOver");
  const [to, choose] = useState("");
  const query = useQuery(belongingsOf(person.id));
  const give = useGiving(person.id, onClose);
  const heirs = others.filter(
    ({ id, role, isActive }) => id !== person.id && isActive && isAtLeast(role, "recruiter"),
  );
  const isNothing = query.data && belongings.every((kind) => query.data.counts[kind] === 0);
  return (
    <FormDialog
      title={t("title", { name: nameOf(person) })}
      description={t("text")}
      submit={{ pending: give.isPending, disabled: !to || isNothing, children: t("now") }}
      error={give.error}
      onClose={onClose}
      action={() => give.mutate(to)}
    >
      <Read query={query} words={{ loading: t("loading"), failed: t("countFailed") }}>
        {({ counts }) => <Counts counts={counts} />}
      </Read>
      <SelectField
        label={t("to")}
        options={noneOr(
          t("choose"),
          heirs.map((heir) => ({ value: heir.id, label: nameOf(heir) })),
        )}
        value={to}
        onValueChange={choose}
      />
    </FormDialog>
  );
}

const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;

function Counts({ counts }: Belongings) {
  const t = useTranslations("accounts.handOver");
  const kinds = belongings.filter((kind) => counts[kind] > 0);
  if (kinds.length === 0) return <p className="text-sm text-ink-2">{t("nothing")}</p>;
  return (
    <ul className="grid gap-1 text-sm text-ink">
      {kinds.map((kind) => (
        <li key={kind}>{t(`kinds.${kind}`, { count: counts[kind] })}</li>
      ))}
    </ul>
  );
}

/** Everything may show what is somebody else's now. */
function useGiving(id: string, onDone: () => void) {
  const t = useTranslations("accounts.handOver");
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  return useMutation({
    mutationFn: (to: string) => ok(api.users({ id })["hand-over"].post({ to })),
    onSuccess: async (done) => {
      const undo = async () => {
        await ok(api.users["hand-overs"]({ id: done.id }).undo.post());
        await queries.invalidateQueries();
      };
      notify({ title: t("done", { name: done.to }), tone: "ok", undo });
      onDone();
      await queries.invalidateQueries();
    },
  });
}
