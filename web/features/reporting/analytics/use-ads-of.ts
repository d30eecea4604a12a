import { useSearchParams } from "react-router-dom";

export const subjects = ["country", "skill"] as const;
type Subject = (typeof subjects)[number];

/** The address of the ads behind a figure, over the same period. */
export function useAdsOf(): (kind: Subject, subject: string) => string {
  const [params] = useSearchParams();
  return (kind, subject) => {
    const kept = [...params].filter(([key]) => !subjects.some((it) => it === key));
    return `?${new URLSearchParams([...kept, [kind, subject]])}`;
  };
}
