import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useLocale, useTranslations } from "use-intl";
import { locales } from "@/modules/platform/accounts/rules";
import type { ProjectRecord } from "@/modules/staffing/projects/model";
import type { LedgerLine } from "@/modules/staffing/submissions/model";
import { usualDays } from "@/modules/staffing/submissions/rules";
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

/**
 * Confirms and submits whoever still needs it, makes the link and mails it. What was done stays done: the ledger is read
 * again at every try, so a second one goes on where the first stopped.
 */
export function useShare(project: ProjectRecord, to: Recipient | null, onSent: () => void) {
  const t = useTranslations("projectWork.sharing");
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const locale = useOwnLocale();
  return useMutation({
    async mutationFn(said: Sharing) {
      await submitAll(project, said);
      const { candidateIds, page } = said;
      const { path } = await ok(
        api.projects({ id: project.id }).shortlists.post({
          candidateIds,
          isNamed: page === "named",
          locale,
          days: usualDays,
          message: null,
        }),
      );
      const isSent = await mailed(project.id, to, { ...said, path });
      return { path, isSent };
    },
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

async function submitAll({ id, clientId }: ProjectRecord, said: Sharing): Promise<void> {
  const { candidateIds, confirmedOn, way, page } = said;
  const of = api.projects({ id });
  const ofClient = await ok(api.clients({ id: clientId ?? "" }).submissions.get());
  for (const candidateId of unconfirmedIn(ofClient, candidateIds)) {
    await ok(of.confirmations.post({ candidateId, confirmedOn, way, note: null }));
  }
  const isNamed = page === "named";
  for (const candidateId of unsubmittedIn(await ok(of.submissions.get()), candidateIds)) {
    await ok(of.submissions.post({ candidateId, isNamed, note: null }));
  }
}

type Letter = Pick<Sharing, "subject" | "body"> & { path: string };

/** Whether the letter went to the outbox; the link is shown where it did not. */
async function mailed(projectId: string, to: Recipient | null, letter: Letter): Promise<boolean> {
  if (!to?.address) return false;
  const link = new URL(letter.path, location.origin).href;
  const { error } = await api.crm.communications.post({
    type: "email",
    direction: "out",
    isSent: true,
    fileIds: [],
    entityType: "project",
    entityId: projectId,
    subject: letter.subject,
    content: `${letter.body}\n\n${link}`,
    contactName: to.name,
    to: to.address,
  });
  return !error;
}
