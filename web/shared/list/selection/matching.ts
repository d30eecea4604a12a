/** More than this is not done at one go from a screen. */
export const maxSelected = 5000;

type IdPage = { ids: readonly string[]; next: number | null };

/** All that the filter of a list shows, of which only the first pages may be on the screen. */
export type Matching = {
  total: number;
  /** Whether there are more than those, which nobody has counted. */
  isLeast?: boolean;
  /** The filter, without order and page. */
  filter: Readonly<Record<string, unknown>>;
  /** The server says which records they are; page by page, each after the number the one before ended with. */
  read: (after: number | undefined) => Promise<IdPage>;
};

/** What a filter shows, by what answers a page of its ids. */
export const matchingBy = <Filter extends object>(
  filter: Filter,
  pageOf: (asked: Filter & { after: number | undefined }) => Promise<IdPage>,
) => ({ filter, read: (after: number | undefined) => pageOf({ ...filter, after }) });

/** The ids of everything that matches, up to the most that can be chosen. */
export async function idsOfAll(read: Matching["read"]): Promise<string[]> {
  const ids: string[] = [];
  let next: number | null | undefined;
  do {
    const page = await read(next ?? undefined);
    ids.push(...page.ids);
    next = page.next;
  } while (next !== null && ids.length < maxSelected);
  return ids.slice(0, maxSelected);
}
