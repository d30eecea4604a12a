import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/features/records/core/use-deed";
import { filesKey, timelineKey } from "@/web/state/query-keys";

/** Keeps the CV that a form was filled in from with the record, once that is there. */
export function useCvKeeping(cv: File | null) {
  const t = useTranslations("candidates.form");
  const keep = useDeed({
    act: ({ recordId, file }: { recordId: string; file: File }) =>
      ok(api.files.post({ file, kind: "candidate", recordId, type: "cv", audience: "internal" })),
    failed: t("cvNotKept"),
    keys: [filesKey, timelineKey],
  });
  return ({ id: recordId }: { id: string }) => {
    if (cv) keep.mutate({ recordId, file: cv });
  };
}
