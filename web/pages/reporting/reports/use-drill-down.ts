import { useSearchParams } from "react-router-dom";

/** What the lines behind a figure are narrowed to, each by the key of the address. */
export const drillDownKeys = ["behind", "service", "client", "recruiter", "source"] as const;
type Narrowed = Partial<Record<(typeof drillDownKeys)[number], string>>;

/** The address of the lines behind a figure, over the same period. */
export function useDrillDown(): (narrowed: Narrowed) => string {
  const [params] = useSearchParams();
  return (narrowed) => {
    const kept = [...params].filter(([key]) => !drillDownKeys.some((it) => it === key));
    return `?${new URLSearchParams([...kept, ...Object.entries(narrowed)])}`;
  };
}
