import { type Locale, locales } from "@/modules/platform/accounts/rules";
import { useListState } from "@/web/shared/list/use-list-state";
import { oneOf } from "@/web/shared/list/infinite-pages";

const keys = ["campaign", "part", "language"] as const;
export const parts = ["letters", "audience", "recipients"] as const;
export type PartId = (typeof parts)[number];

/** Which campaign is open, and which part of it. */
export function useAddress() {
  const { values, change } = useListState(keys);
  return {
    opened: values.campaign,
    part: oneOf(parts, values.part),
    language: oneOf(locales, values.language),
    open: (campaign: string) => change({ campaign, part: undefined }),
    close: () => change({ campaign: undefined, part: undefined }),
    show: (part: PartId) => change({ part, language: undefined }),
    write: (language: Locale) => change({ part: "letters", language }),
  };
}
