import { useLocation, useSearchParams } from "react-router-dom";
import { recordKeys, withoutKeys } from "@/web/shared/record/address";

export const sections = ["employers", "leads", "hard", "competitors", "pay"] as const;
export type Section = (typeof sections)[number];

/** Which part of the radar an address shows. */
export function useSection(): Section {
  const [params] = useSearchParams();
  return sections.find((one) => one === params.get("section")) ?? "employers";
}

/** The address of a part, with what it is narrowed to. */
export function sectionPath(section: Section, narrowed: Record<string, string> = {}): string {
  const params = new URLSearchParams({
    ...(section !== "employers" && { section }),
    ...narrowed,
  });
  return params.size > 0 ? `/radar?${params}` : "/radar";
}

/** The address of an employer beside the list that is on the screen. */
export function useEmployerPath(): (id: string) => string {
  const { search } = useLocation();
  const kept = withoutKeys(search, recordKeys);
  return (id) => `/radar/${encodeURIComponent(id)}${kept && `?${kept}`}`;
}
