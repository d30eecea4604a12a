import { useLocation } from "react-router-dom";
import { ListImportsPage } from "@/web/pages/staffing/list-imports/list-imports-page";
import { ImportsPage } from "./imports-page";

/** A file on its way in: of people, of clients or of jobs, by its address. */
export function AnyImportPage() {
  const isOfPeople = useLocation().pathname.startsWith("/candidates");
  return isOfPeople ? <ImportsPage /> : <ListImportsPage />;
}
