import { useSearchParams } from "react-router-dom";

export const filterKeys = ["bucket", "certificate", "verified", "deployed"] as const;
export type FilterKey = (typeof filterKeys)[number];

/** The filters stand in the address, so that a list can be sent and gone back to. */
export function useFilter() {
  const [params, setParams] = useSearchParams();
  return {
    valueOf: (key: FilterKey) => params.get(key) ?? "",
    isFiltered: filterKeys.some((key) => params.has(key)),
    clear: () => setParams({}),
    change: (key: FilterKey, value: string) =>
      setParams((before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(key, value);
        else after.delete(key);
        return after;
      }),
  };
}
