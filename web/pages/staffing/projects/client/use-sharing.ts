import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { locales } from "@/modules/platform/accounts/rules";
import { api, ok } from "@/web/api";
import { projectsKey } from "@/web/state/query-keys";
import type { Page } from "../page-field";

/** What is chosen of a shortlist before it is made. */
export type Draft = {
  candidateIds: string[];
  page: Page;
  locale: (typeof locales)[number];
  days: string;
  message: string;
};

/** Makes the page of a shortlist, with its link. */
export function useSharing(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ page, days, ...chosen }: Draft) =>
      ok(
        api
          .projects({ id })
          .shortlists.post({ ...chosen, isNamed: page === "named", days: Number(days) }),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: projectsKey }),
  });
}
