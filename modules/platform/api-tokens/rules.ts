/** The parts of the product that a token may reach, each by itself. */
export const areas = [
  "jobs",
  "figures",
  "clients",
  "projects",
  "candidates",
  "applications",
  "deployments",
  "billing",
  "crm",
  "desk",
  "system",
] as const;
export type Area = (typeof areas)[number];

export const levels = ["read", "write"] as const;
export type Level = (typeof levels)[number];
/** What a token reaches, and how; a part that is not named is closed to it. */
export type Scopes = Partial<Record<Area, Level>>;

/** Nobody changes a figure, and nobody runs the house by a token. */
export const readOnlyAreas: readonly Area[] = ["figures", "system"];
/** Where people are named who did not choose to be read by a program. */
export const personalAreas: readonly Area[] = [
  "clients",
  "projects",
  "candidates",
  "applications",
  "deployments",
  "billing",
  "crm",
  "desk",
];

/** Whether people are in what a token reads; where not, every answer is given without their names. */
export const reachesPeople = (scopes: Scopes): boolean =>
  personalAreas.some((area) => scopes[area] !== undefined);

/** What can be given to a language model: it reads, it changes nothing, and no candidate is in it. */
export const agentScopes: Scopes = { jobs: "read", figures: "read" };
export const readingScopes: Scopes = Object.fromEntries(
  areas.filter((area) => area !== "system").map((area) => [area, "read"]),
);

/** Days; a token without an end is one that nobody remembers. */
export const lifetimes = [7, 30, 90, 365] as const;
export const usualLifetime = 90;
/** So many days before its end the administrators are told. */
export const warnedDays = 7;

export const longestName = 60;
/** Tokens that work at the same time. */
export const mostTokens = 50;
export const requestsPerMinute = 600;

export const tokenStates = ["working", "asleep", "expired", "revoked"] as const;
export type TokenState = (typeof tokenStates)[number];
