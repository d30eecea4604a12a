import { contractKinds, roles, systems, targetClasses } from "@/modules/knowledge/analysis/rules";
import { perYear } from "@/modules/knowledge/normalise/rules";
import { sourceIds } from "@/modules/market/sources/rules";
import type { Fields } from "@/modules/records/conditions/rules";
import { eitherWay } from "@/modules/records/core/rules";

/** What a job's life looks like from outside: seen on a board, gone from all of them, or put away by a person. */
export const statuses = ["open", "gone", "archived"] as const;
export type JobStatus = (typeof statuses)[number];

/** Where a job came from, specification §3; samples are marked so that one click removes them. */
export const sourceTypes = ["scraped", "manual", "sample"] as const;

/** Sort orders of the jobs page: the first, date and salary as in specification §9. */
export const sorts = ["score", "priority", "date", "salary", "number", "title", "place"] as const;
export type JobSort = (typeof sorts)[number];
export const sortsEitherWay = eitherWay(sorts);

// Specification §9
export const scrapingListLength = 10;
export const cardSkills = 3;
export const cardSystems = 2;
export const cardTips = 2;

/** As many ids as an address may carry. */
export const exportedAtOnce = 200;

export const pageSize = 50;
export const maxPageSize = 200;
/** A list shows the beginning of a description; the whole is read with the job itself. */
export const excerptLength = 280;

/** What the list can be narrowed by between two ends: pay in euros per year, the day of the ad, the score. */
export const ranges = { salary: "euros", posted: "day", score: "number" } as const;

/** What the posting of a job is known by that a person wrote down; ads have the ids of their boards. */
export const idByHand = (jobId: string): string => `by hand ${jobId}`;

/** Farther away nothing is near. */
export const maxDistance = 500;

/** By what the list can be asked with conditions. */
export const fields = {
  holds: { is: "certificate", hasNoDay: true, canBeNone: true },
  skill: { is: "skill", canBeNone: true },
  near: { is: "place", most: maxDistance },
  pay: { is: "money", perYear, canBeNone: true },
  employer: { is: "name", canBeNone: true },
  role: { is: "choice", values: roles, canBeNone: true },
  class: { is: "choice", values: targetClasses, canBeNone: true },
  score: { is: "numbers" },
  systems: { is: "choice", values: systems, canBeNone: true },
  country: { is: "country", canBeNone: true },
  contract: { is: "choice", values: contractKinds, canBeNone: true },
  source: { is: "choice", values: sourceIds, canBeNone: true },
  origin: { is: "choice", values: sourceTypes },
  posted: { is: "days", canBeNone: true },
  seen: { is: "days", canBeNone: true },
  added: { is: "days" },
  tag: { is: "tag", canBeNone: true },
} as const satisfies Fields;
