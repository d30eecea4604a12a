import { type Locale, locales } from "@/modules/platform/accounts/rules";
import { statuses } from "@/modules/engagement/campaigns/rules";
import { useListState } from "@/web/shared/list/use-list-state";
import { oneOf } from "@/web/shared/list/infinite-pages";

const keys = ["campaign", "part", "state", "language"] as const;
export const parts = ["letters", "audience", "recipients"] as const;
export type PartId = (typeof parts)[number];

/** Which campaign is open, which part of it, and which ones a list is narrowed to. */
export function useAddress() {
  const { values, change } = useListState(keys);
  return {
    opened: values.campaign,
    part: oneOf(parts, values.part),
    state: oneOf(statuses, values.state) ?? ("all" as const),
    language: oneOf(locales, values.language),
    open: (campaign: string) => change({ campaign, part: undefined }),
    close: () => change({ campaign: undefined, part: undefined }),
    show: (part: PartId) => change({ part, language: undefined }),
    write: (language: Locale) => change({ part: "letters", language }),
    narrow: (state: string) => change({ state: state === "all" ? undefined : state }),
  };
}
