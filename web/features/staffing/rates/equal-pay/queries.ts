import { queryOptions } from "@tanstack/react-query";
import type { RateCardOwner } from "@/modules/staffing/rates/cards/model";
import { api, ok } from "@/web/api";
import { rateCardsKey } from "@/web/state/query-keys";

export const payChecksOf = ({ kind, id }: RateCardOwner) =>
  queryOptions({
    queryKey: [...rateCardsKey, "pay-checks", kind, id],
    queryFn: () => ok(api["pay-checks"].of({ kind })({ id }).get()),
  });

export const payTermsOf = (clientId: string) =>
  queryOptions({
    queryKey: [...rateCardsKey, "pay-terms", clientId],
    queryFn: () => ok(api.clients({ id: clientId })["pay-terms"].get()),
  });
