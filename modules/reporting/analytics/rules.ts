/** What the figures advise to look after, and by which of them. */
export const focusKinds = ["country", "skill", "shortage"] as const;
export const riskKinds = ["falling-demand", "one-client", "ending-soon", "open-seats"] as const;

/** A growing demand from so few ads is chance. */
export const minAds = 5;
/** Grown by so many percent is worth a look, and fallen by so many a warning. */
export const growthWorthALook = 10;
/** So few candidates for each ad are a shortage. */
export const candidatesPerAd = 2;
/** A client that brings more than so many percent of the revenue is a risk. */
export const maxShare = 40;
/** Deployments that end within so many days. */
export const endsSoonDays = 30;
/** As much advice of each kind as is read. */
export const maxAdvice = 3;
/** As many of each kind as a list shows. */
export const maxTopItems = 10;
/** As many lines as stand behind one figure at a time. */
export const maxLines = 200;
