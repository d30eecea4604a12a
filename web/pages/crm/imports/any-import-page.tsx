import { lazy, Suspense } from "react";
import { useLocation } from "react-router-dom";

const OfPeople = lazy(async () => ({ default: (await import("./imports-page")).ImportsPage }));
const OfLists = lazy(async () => ({
  default: (await import("@/web/pages/staffing/list-imports/list-imports-page")).ListImportsPage,
}));

/** A file on its way in: of people, of clients or of jobs, by its address; each travels by itself. */
export function AnyImportPage() {
  const isOfPeople = useLocation().pathname.startsWith("/candidates");
  return <Suspense>{isOfPeople ? <OfPeople /> : <OfLists />}</Suspense>;
}
