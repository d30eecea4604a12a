import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useNavigate } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { projectsKey } from "@/web/state/query-keys";

type Given = { project: { id: string; name: string }; candidateIds: string[] };

/** More names than these nobody reads in a moment. */
const maxNamed = 3;

/** Puts candidates on a project's board, and takes exactly the new ones off again where somebody asks. */
export function useAddToProject(onDone = () => {}) {
  const t = useTranslations("records.toProject");
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const navigate = useNavigate();
  const format = useFormatter();
  const share = (id: string, added: readonly { candidateId: string }[]) => {
    const whom = added.map(({ candidateId }) => candidateId).join(",");
    void navigate(`/projects/${id}?tab=candidates&share=${whom}`);
  };
  const refresh = () => queries.invalidateQueries({ queryKey: projectsKey });
  return useMutation({
    mutationFn: ({ project: { id }, candidateIds }: Given) =>
      ok(api.projects({ id }).candidates.post({ candidateIds })),
    onSuccess({ added, existing, withoutConsent }, { project: { id, name } }) {
      const undo = async () => {
        const entryIds = added.map((entry) => entry.id);
        await ok(api.projects({ id }).candidates.delete({ entryIds }));
        await refresh();
      };
      notify({
        title: t("done", { name, count: added.length, known: existing.length }),
        ...(withoutConsent.length > 0 && {
          description: t("withoutConsent", {
            count: withoutConsent.length,
            names: format.list(withoutConsent.slice(0, maxNamed)),
          }),
        }),
        tone: "ok",
        ...(added.length > 0 && { undo, open: { label: t("share"), go: () => share(id, added) } }),
      });
      onDone();
      return refresh();
    },
    onError: (error) =>
      notify({ title: t("failed"), description: refusalOf(error), tone: "destructive" }),
  });
}
