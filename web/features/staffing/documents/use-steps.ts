import { useTranslations } from "use-intl";
import type { Document } from "@/modules/staffing/documents/model";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/features/platform/records/use-deed";
import { documentsKey, filesKey, timelineKey } from "@/web/state/query-keys";

const keys = [documentsKey, filesKey, timelineKey];

/** The steps of a document's life. */
export function useSteps({ id, version, title }: Document) {
  const t = useTranslations("documents");
  const failed = t("stepFailed");
  const at = api.documents({ id });
  return {
    issue: useDeed({
      act: () => ok(at.issue.post({ version })),
      said: ({ number }) => t("issued", { number: number ?? "", title }),
      failed,
      keys,
    }),
    send: useDeed({
      act: (note: string) => ok(at.sending.post({ version, note })),
      said: () => t("sent", { title }),
      failed,
      keys,
    }),
    revise: useDeed({
      act: (note: string) => ok(at.revision.post({ version, note })),
      failed,
      keys,
    }),
    withdraw: useDeed({
      act: (note: string) => ok(at.withdrawal.post({ version, note })),
      said: () => t("withdrawn", { title }),
      failed,
      keys,
    }),
    sign: useDeed({
      act: (file: File) => ok(at.signature.post({ version, file })),
      said: () => t("signed", { title }),
      failed,
      keys,
    }),
  };
}
