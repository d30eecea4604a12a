export { NewRateCard, type RateCards } from "./model";
export { type CardLevel, cardLevels } from "./rules";
export { priced } from "./pricing/rules";
export * as rateCards from "./service";
