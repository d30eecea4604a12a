import { candidateList } from "@/web/features/crm/candidates/list";
import { CandidatesPage } from "@/web/pages/crm/candidates/candidates-page";
import { Layout } from "@/web/shell/layout";
import { know } from "./still/queries";
import { drawnFor, type Reader } from "./frame";
import { Within } from "./still/router";

/** The list of candidates as a reader of a role sees it first, with places for what is told to that reader alone. */
export function screen(reader: Reader) {
  know(candidateList({}).queryKey, {
    pages: [{ items: [{ id: "" }], total: 1 }],
    pageParams: [""],
  });
  return drawnFor(
    reader,
    <Within value={<CandidatesPage />}>
      <Layout />
    </Within>,
  );
}
