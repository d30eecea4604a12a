export * from "./model";
export * from "./rules";
export { NewRateCard, RateCardChange, RateCardOwner, RateCards } from "./cards/model";
export { type CardLevel, cardLevels, hourTypes } from "./cards/rules";
export * as rates from "./service";
export * as rateCards from "./cards/service";
