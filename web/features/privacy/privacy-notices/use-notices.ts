import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { Locale } from "@/modules/platform/accounts/rules";
import type { Telling } from "@/modules/privacy/privacy-notices/rules";
import { api, ok } from "@/web/api";
import { mailSender } from "@/web/features/engagement/communications/queries";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { candidatesKey, timelineKey } from "@/web/state/query-keys";
import type { NoticeQuery } from "@/modules/privacy/privacy-notices/model";

/** Letters about somebody's data: to the person, and to the clients who were shown it. */
export function useNotices(candidateId: string, onDone: () => void) {
  const t = useTranslations("papers.rights");
  const { data: sender } = useQuery(mailSender);
  const at = api.candidates({ id: candidateId });
  const common = { failure: t("failed"), keys: [candidatesKey, timelineKey] };
  const doing = async <Done>(work: Promise<Done>) => {
    const done = await work;
    onDone();
    return done;
  };
  return {
    sendNotice: useUndoableMutation({
      ...common,
      run: (given: { locale: Locale; source: string }) => doing(ok(at.notice.post(given))),
      success: () => t(sender?.isSetUp === false ? "done.noticeWaits" : "done.noticed"),
    }),
    tell: useUndoableMutation({
      ...common,
      run: (given: { what: Telling; words: string }) => doing(ok(at.recipients.post(given))),
      success: ({ told, byHand }) =>
        byHand.length > 0
          ? t("done.toldSome", { told, names: byHand.join(", ") })
          : t("done.told", { told }),
    }),
  };
}

const readRecipients = (id: string) => ok(api.candidates({ id }).recipients.get());
export type Recipients = Awaited<ReturnType<typeof readRecipients>>;

/** Which clients were shown somebody. */
export const recipientsOf = (id: string) =>
  queryOptions({
    queryKey: [...candidatesKey, "recipients", id],
    queryFn: () => readRecipients(id),
  });

/** The letter about where somebody's data comes from, as it would go out. */
export const noticeOf = (id: string, query: NoticeQuery) =>
  queryOptions({
    queryKey: [...candidatesKey, "notice", id, query],
    queryFn: () => ok(api.candidates({ id }).notice.get({ query })),
    placeholderData: keepPreviousData,
  });
