import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isApiError, fetchJson } from "../api";

/** The cache rules of specification §9: never stale, nothing asked again unless told to. */
export function createQueries(onUnauthorized: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (isApiError(error) && error.status === 401) onUnauthorized();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.isSignIn) onError(error);
      },
    }),
    defaultOptions: {
      queries: {
        // Specification §7: the segments of the key, joined by a slash, are the address.
        queryFn: ({ queryKey }) => fetchJson(queryKey.join("/")),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}
