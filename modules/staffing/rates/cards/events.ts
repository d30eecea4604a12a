import { z } from "zod";
import { RateCardOwner } from "./model";

/** What hours are billed and paid at has changed for a client, a project or a deployment. */
export const RateCardsChanged = z.object({
  type: z.literal("rate_cards_changed"),
  data: RateCardOwner,
});

export const rateCardsChanged = (owner: RateCardOwner): z.infer<typeof RateCardsChanged> => ({
  type: "rate_cards_changed",
  data: owner,
});
