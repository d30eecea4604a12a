import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type Bucket, buckets, pageLength } from "@/modules/staffing/certificate-expiry/rules";
import type { Owner } from "@/modules/staffing/requirements/rules";
import { api, ok, page } from "@/web/api";
import { candidatesKey, certificatesKey, requirementsKey, startsKey } from "@/web/state/query-keys";
import { oneOf, pagesOf } from "@/web/shared/list/infinite-pages";

/** What one client, site or project asks by itself. */
export const requirementSet = ({ kind, id }: Owner) =>
  queryOptions({
    queryKey: [...requirementsKey, kind, id],
    queryFn: () => ok(api.requirements({ kind })({ id }).get()),
  });

export type StartPlace = {
  client?: string;
  site?: string;
  project?: string;
  from?: string;
  until?: string;
};

export const startCheck = (candidateId: string, place: StartPlace) =>
  queryOptions({
    queryKey: [...startsKey, candidateId, place],
    queryFn: () => ok(api.candidates({ id: candidateId })["start-check"].get({ query: place })),
    placeholderData: keepPreviousData,
  });

const readWallet = (id: string) => ok(api.candidates({ id }).wallet.get());
export type Wallet = Awaited<ReturnType<typeof readWallet>>;
export type WalletPaper = Wallet["papers"][number];

export const walletOf = (id: string) =>
  queryOptions({ queryKey: [...candidatesKey, "wallet", id], queryFn: () => readWallet(id) });

const readConsents = (id: string) => ok(api.candidates({ id }).consents.get());
export type Consents = Awaited<ReturnType<typeof readConsents>>;

export const consentsOf = (id: string) =>
  queryOptions({ queryKey: [...candidatesKey, "consents", id], queryFn: () => readConsents(id) });

export type ExpiryListQuery = {
  bucket?: Bucket | undefined;
  certificate?: string | undefined;
  verified?: "yes" | "no" | undefined;
  deployed?: "yes" | undefined;
};

/** The filter an address asks for; what it asks for in words nobody knows is left out. */
export const expiryQueryOf = (params: URLSearchParams): ExpiryListQuery => ({
  bucket: oneOf(buckets, params.get("bucket") ?? undefined),
  certificate: params.get("certificate") ?? undefined,
  verified: oneOf(["yes", "no"] as const, params.get("verified") ?? undefined),
  deployed: oneOf(["yes"] as const, params.get("deployed") ?? undefined),
});

export const expiryList = (query: ExpiryListQuery) =>
  pagesOf([...certificatesKey, "list", query], (cursor) =>
    page(
      api.certificates.get({
        query: {
          bucket: query.bucket ?? ("all" as const),
          limit: pageLength,
          ...(query.certificate && { certificate: query.certificate }),
          ...(query.verified && { verified: query.verified }),
          ...(query.deployed && { deployed: query.deployed }),
          ...(cursor && { cursor }),
        },
      }),
    ),
  );

export const expiryCounts = queryOptions({
  queryKey: [...certificatesKey, "counts"],
  queryFn: () => ok(api.certificates.counts.get()),
});
