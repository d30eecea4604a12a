// Answers that were there before anybody asked. The names are those of the library.
type Options = { queryKey: readonly unknown[]; initialData?: unknown };

const known = new Map<string, unknown>();
export const know = (key: readonly unknown[], data: unknown) => known.set(key.join("/"), data);

/* @__NO_SIDE_EFFECTS__ */
export function queryOptions(options: Options) {
  return options;
}
export const infiniteQueryOptions = queryOptions;
export const keepPreviousData = undefined;

export function useQuery({ queryKey, initialData }: Options) {
  const first = typeof initialData === "function" ? initialData() : initialData;
  const data = known.get(queryKey.join("/")) ?? first;
  return { data, isPending: data === undefined, error: null };
}

export const useInfiniteQuery = (options: Options) => ({ ...useQuery(options), hasNextPage: true });

const nothing = () => {};
export const useMutation = () => ({ mutate: nothing, isPending: false });
export const useQueryClient = () => ({});
