import { lazy, Suspense } from "react";
import { useLocation } from "react-router-dom";

const CandidateImport = lazy(async () => ({
  default: (await import("./imports-page")).ImportsPage,
}));
const ListImport = lazy(async () => ({
  default: (await import("@/web/pages/staffing/list-imports/list-imports-page")).ListImportsPage,
}));

/** The import of candidates, or of clients and jobs, by the address; each is loaded by itself. */
export function ImportPage() {
  const isOfCandidates = useLocation().pathname.startsWith("/candidates");
  return <Suspense>{isOfCandidates ? <CandidateImport /> : <ListImport />}</Suspense>;
}
