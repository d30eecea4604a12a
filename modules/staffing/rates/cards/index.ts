export { rateCardsChanged } from "./events";
export { NewRateCard, type RateCards } from "./model";
export type { Owners } from "./owners";
export { type CardLevel, cardLevels } from "./rules";
export { priced } from "./pricing/rules";
export * as rateCards from "./service";
