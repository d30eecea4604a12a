import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";
import { candidatesKey } from "@/web/state/query-keys";

const readWallet = (id: string) => ok(api.candidates({ id }).wallet.get());
export type Wallet = Awaited<ReturnType<typeof readWallet>>;
export type WalletCertificate = Wallet["papers"][number];

export const walletOf = (id: string) =>
  queryOptions({ queryKey: [...candidatesKey, "wallet", id], queryFn: () => readWallet(id) });

const readConsents = (id: string) => ok(api.candidates({ id }).consents.get());
export type Consents = Awaited<ReturnType<typeof readConsents>>;

export const consentsOf = (id: string) =>
  queryOptions({ queryKey: [...candidatesKey, "consents", id], queryFn: () => readConsents(id) });
