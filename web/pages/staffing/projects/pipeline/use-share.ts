import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useLocale, useTranslations } from "use-intl";
import { locales } from "@/modules/platform/accounts/rules";
import type { ProjectRecord } from "@/modules/staffing/projects/model";
import type { LedgerLine } from "@/modules/staffing/submissions/model";
import { defaultDays } from "@/modules/staffing/submissions/rules";
import { api, ok } from "@/web/api";
import type { Recipient } from "@/web/features/engagement/communications/queries";
import { notifyAtom } from "@/web/state/notices";
import { communicationsKey, projectsKey } from "@/web/state/query-keys";
import type { Page } from "../page-field";
import type { Confirmation } from "./right-fields";

export type Sharing = Confirmation & {
  candidateIds: string[];
  page: Page;
  subject: string;
  body: string;
};

const isTold = (lines: readonly LedgerLine[], event: LedgerLine["event"], id: string) =>
  lines.some((it) => it.event === event && !it.isWithdrawn && it.candidateId === id);

/** Whose agreement to be presented to the client is not written down yet. */
export const unconfirmedIn = (ledger: readonly LedgerLine[], ids: readonly string[]) =>
  ids.filter((id) => !isTold(ledger, "confirmed", id));

/** Who was not presented to the client for this project yet. */
export const unsubmittedIn = (ledger: readonly LedgerLine[], ids: readonly string[]) =>
  ids.filter((id) => !isTold(ledger, "submitted", id));

/** All of it in one call, so that a second try goes on where nothing was done, or is answered as the first. */
export function useShare(project: ProjectRecord, to: Recipient | null, onSent: () => void) {
  const t = useTranslations("projectWork.sharing");
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const locale = useOwnLocale();
  return useMutation({
    mutationFn: ({ candidateIds, confirmedOn, way, page, subject, body }: Sharing) =>
      ok(
        api.projects({ id: project.id }).sharings.post({
          candidateIds,
          confirmedOn,
          way,
          locale,
          isNamed: page === "named",
          days: defaultDays,
          message: null,
          letter: to?.address ? { name: to.name, to: to.address, subject, body } : null,
        }),
      ),
    onSuccess({ isSent }) {
      if (!isSent || !to) return;
      notify({ title: t("done", { name: to.name }), tone: "ok" });
      onSent();
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: projectsKey });
      await queries.invalidateQueries({ queryKey: communicationsKey });
    },
  });
}

function useOwnLocale() {
  const own = useLocale();
  return locales.find((it) => own.startsWith(it)) ?? "en";
}
