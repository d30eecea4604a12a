import { useLocation, useSearchParams } from "react-router-dom";
import { type CommunicationType, types } from "@/modules/engagement/communications/rules";
import { oneOf } from "@/web/shared/list/infinite-pages";
import { withoutKeys } from "@/web/shared/record/address";

/** What is being written has an address (`?write=phone`), so that a key or a link leads straight to it. */
export function useWritingAddress() {
  const { search } = useLocation();
  const [params, setParams] = useSearchParams();
  const still = { preventScrollReset: true };
  return {
    type: oneOf(types, params.get("write")),
    write: (type: CommunicationType) => {
      const after = new URLSearchParams(params);
      after.set("write", type);
      setParams(after, still);
    },
    close: () => setParams(withoutKeys(search, ["write"]), still),
  };
}
