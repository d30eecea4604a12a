import { useLocation, useNavigate } from "react-router-dom";
import { focusRow } from "@/web/shared/list/focus-row";
import { recordKeys, withoutKeys } from "@/web/shared/record/address";

/** Closes the record and gives the focus back to the row it came from. */
export function useClosing(opened: string | undefined): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return () => {
    const list = { pathname: "/radar", search: withoutKeys(search, recordKeys) };
    void navigate(list, { preventScrollReset: true });
    if (opened) focusRow(opened);
  };
}
