/** Where ads come from. Boards are read as a visitor would; feeds and services are made to be read. */
export const boards = ["linkedin", "indeed", "stepstone", "xing"] as const;
export const feeds = [
  "greenhouse",
  "lever",
  "ashby",
  "smartrecruiters",
  "recruitee",
  "teamtailor",
  "workable",
  "personio",
  "workday",
] as const;
export const services = ["arbeitsagentur", "arbeitnow", "adzuna"] as const;
/** Any page that carries schema.org JobPosting, and what a person adds by address or file. */
export const pages = ["jsonld"] as const;

export const sourceIds = [...boards, ...feeds, ...services, ...pages] as const;
export type SourceId = (typeof sourceIds)[number];

/** What stands in an ad in place of an address or a number of a person. */
export const redacted = { phone: "[phone]", mail: "[e-mail]" } as const;

/** What an answer of a source turned out to be, decided before any parser sees it. */
export const verdicts = [
  "ok",
  "empty",
  "blocked",
  "challenge",
  "sign-in",
  "not-found",
  "upstream-error",
  "wrong-type",
] as const;
export type VerdictKind = (typeof verdicts)[number];

/** The answers that mean "the source would not let us read it", never "it has nothing". */
export const refusals: readonly VerdictKind[] = ["blocked", "challenge", "sign-in"];

/** Where within a result page an ad stood; `abroad` is a main hit in another country than was asked for. */
export const sections = [
  "main",
  "abroad",
  "regional",
  "semantic",
  "recommended",
  "family",
] as const;
/** Those that answer the question that was asked; a board shows what is near a border on both sides. */
export const answeringSections: readonly string[] = ["main", "abroad", "regional", "semantic"];

/** Where a value was read from, the surest first. */
export const origins = ["api", "state", "json-ld", "dom", "text", "person"] as const;
