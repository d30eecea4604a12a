import { queryOptions } from "@tanstack/react-query";
import { api, ok, page } from "@/web/api";
import { interviewsKey } from "@/web/state/query-keys";

type Asked<Call> = Call extends (options: infer Options) => unknown
  ? Options extends { query: infer Query }
    ? Query
    : never
  : never;
export type InterviewFilter = Partial<Asked<typeof api.crm.interviews.get>>;
type ClashFilter = Asked<typeof api.crm.interviews.clashes.get>;

export const interviewList = (filter: InterviewFilter) =>
  queryOptions({
    queryKey: [...interviewsKey, "list", filter],
    queryFn: () =>
      ok(api.crm.interviews.get({ query: { which: "all", sort: "time", limit: 200, ...filter } })),
  });

/** How many are over without a word of how they went. */
export const unsettledCount = (whose: Pick<InterviewFilter, "userId">) =>
  queryOptions({
    queryKey: [...interviewsKey, "list", "unsettled", whose],
    queryFn: async () =>
      (await page(api.crm.interviews.get({ query: { ...unsettled, ...whose } }))).total,
  });

const unsettled = { which: "unsettled", sort: "time", limit: 1 } as const;

export const interviewRecord = (id: string) =>
  queryOptions({
    queryKey: [...interviewsKey, id],
    queryFn: () => ok(api.crm.interviews({ id }).get()),
  });

const readClashes = (query: ClashFilter) => ok(api.crm.interviews.clashes.get({ query }));
export type Clash = Awaited<ReturnType<typeof readClashes>>[number];

/** Who is taken at a time. */
export const clashesOf = (asked: ClashFilter) =>
  queryOptions({
    queryKey: [...interviewsKey, "clashes", asked],
    queryFn: () => readClashes(asked),
  });

/** Whether the reader's own calendar program reads along. */
export const calendarFeed = queryOptions({
  queryKey: [...interviewsKey, "feed"],
  queryFn: () => ok(api.crm["calendar-feed"].get()),
});
