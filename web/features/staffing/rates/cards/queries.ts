import { queryOptions } from "@tanstack/react-query";
import type { RateCardOwner } from "@/modules/staffing/rates/cards/model";
import { api, ok } from "@/web/api";
import { rateCardsKey } from "@/web/state/query-keys";

export const rateCardsOf = ({ kind, id }: RateCardOwner) =>
  queryOptions({
    queryKey: [...rateCardsKey, kind, id],
    queryFn: () => ok(api["rate-cards"].of({ kind })({ id }).get()),
  });
