import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { Employer } from "@/modules/market/employers/model";
import type { Contact, Verdict } from "@/modules/market/employers/rules";
import { api, ok } from "@/web/api";
import { radarKey } from "@/web/features/market/employers/queries";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";

export type Said = {
  employer: Pick<Employer, "id" | "version" | "verdict" | "contact">;
  verdict?: Verdict | null;
  contact?: Contact;
};

/** Says at once what employers are, and offers to take it back. */
export function useEmployerEdit(onDone: () => void = () => {}) {
  const t = useTranslations("radar.edited");
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const refresh = () => queries.invalidateQueries({ queryKey: radarKey });
  return useMutation({
    mutationFn: (all: Said[]) => Promise.all(all.map(send)),
    onSuccess: (answers, all) => {
      const takeBack = () => Promise.all(answers.map((answer, n) => undo(answer, all[n])));
      notify({
        title: t("done", { count: all.length }),
        tone: "ok",
        undo: () => takeBack().then(refresh),
      });
      onDone();
      return refresh();
    },
    onError: (error) => {
      notify({ title: t("failed"), description: refusalOf(error), tone: "destructive" });
      return refresh();
    },
  });
}

const send = ({ employer: { id, version }, verdict, contact }: Said) =>
  ok(
    api.employers({ id: encodeURIComponent(id) }).patch({
      version,
      ...(verdict !== undefined && { verdict }),
      ...(contact && { contact }),
    }),
  );

async function undo({ id, version }: { id: string; version: number }, said: Said | undefined) {
  if (!said) return;
  const { employer, verdict, contact } = said;
  await send({
    employer: { ...employer, id, version },
    ...(verdict !== undefined && { verdict: employer.verdict.own }),
    ...(contact && { contact: employer.contact }),
  });
}
