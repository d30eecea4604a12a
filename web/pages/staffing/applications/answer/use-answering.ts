import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { Answer } from "@/modules/engagement/application-replies/model";
import type { Application } from "@/modules/staffing/applications/model";
import { type ApplicationStatus, nextStatuses } from "@/modules/staffing/applications/rules";
import { api, ok } from "@/web/api";
import { mailSender } from "@/web/features/engagement/communications/queries";
import { applicationsKey } from "@/web/features/staffing/applications/queries";
import { communicationsKey } from "@/web/state/query-keys";
import { notifyAtom } from "@/web/state/notices";

type Change = Omit<Answer, "applications">;

/** Moves applications on and writes to their candidates; a move that nobody was told of can be taken back. */
export function useAnswering(applications: readonly Application[], onDone: () => void) {
  const t = useTranslations("applications.answer");
  const tStatus = useTranslations("records.applicationStatuses");
  const { data: sender } = useQuery(mailSender);
  const notify = useSetAtom(notifyAtom);
  const refresh = useRefresh();
  const former = new Map(applications.map(({ id, status }) => [id, status]));
  return useMutation({
    mutationFn: (change: Change) => send(change, applications),
    onSuccess: ({ moved, sent, unreachable }, { status, message }) => {
      const undo = async () => {
        await moveBack(moved, former);
        refresh();
      };
      const isBackAllowed = [...former.values()].every((it) => nextStatuses(status).includes(it));
      const told = [
        message && t(sender?.isSetUp === false ? "waits" : "sent", { count: sent }),
        unreachable > 0 && t("unreachable", { count: unreachable }),
      ].filter(Boolean);
      notify({
        title: t("moved", { count: moved.length, status: tStatus(status) }),
        ...(told.length > 0 && { description: told.join(" ") }),
        tone: "ok",
        ...(!message && isBackAllowed && { undo }),
      });
      refresh();
      onDone();
    },
  });
}

function useRefresh() {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of [applicationsKey, communicationsKey])
      void queries.invalidateQueries({ queryKey });
  };
}

const send = (change: Change, applications: readonly Application[]) =>
  ok(
    api.applications.answers.post({
      ...change,
      applications: applications.map(({ id, version }) => ({ id, version })),
    }),
  );

type Moved = Pick<Application, "id" | "version">;

const moveBack = (moved: readonly Moved[], former: Map<string, ApplicationStatus>) =>
  Promise.all(
    moved.map(({ id, version }) =>
      ok(api.applications({ id }).patch({ version, status: former.get(id) })),
    ),
  );
