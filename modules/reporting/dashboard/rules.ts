import { statuses } from "@/modules/staffing/deployments/rules";
import type { Role } from "@/modules/platform/accounts/rules";

// Specification §9
export const strongMatchesShown = 3;
export const activeProjectsShown = 2;
export const metricsPollMs = 30_000;
export const insightsPollMs = 300_000;
export const recentShown = 5;
/** So many of one kind, so that a scrape of hundreds leaves room for the rest. */
export const recentOfEach = 2;

/** What is new is compared over so many days; success and revenue over the calendar year. */
export const comparedPeriod = "30d";
export const earnedPeriod = "year";

/** How often people go along with the machine is said over so many days and from so many decisions on. */
export const agreedPeriod = "90d";
export const minDecisions = 10;

/** The one insight that names whom we work for. */
export const oneClient = "percent of the revenue that one client brings";

export const recentTabs = ["all", "matches", "deployments"] as const;
export type RecentTab = (typeof recentTabs)[number];
export const recentTypes = ["job", "candidate", "match", "deployment"] as const;
export type RecentType = (typeof recentTypes)[number];
export const recentEvents = [
  "jobAdded",
  "candidateAdded",
  "matched",
  "planned",
  ...statuses,
] as const;
export type RecentEvent = (typeof recentEvents)[number];

/** What a new owner does first, and who may. */
export const firstSteps = {
  company: "admin",
  branding: "admin",
  email: "admin",
  retention: "admin",
  colleagues: "admin",
  backup: "admin",
  sources: "admin",
  scrape: "recruiter",
  schedule: "recruiter",
  people: "recruiter",
  project: "recruiter",
  billing: "admin",
} as const satisfies Record<string, Role>;
export type FirstStep = keyof typeof firstSteps;

export const maxPoints = 4;
/** A trend is named from so many ads on, of both periods together. */
export const minAds = 10;

/** Stand on top, whatever else is arranged: what is to be done today, what a new owner does first, the figures. */
export const topCards = ["today", "steps", "metrics"] as const;
export const movableCards = [
  "scraping",
  "projects",
  "activity",
  "actuals",
  "actions",
  "insights",
  "gdpr",
] as const;
export const cards = [...topCards, ...movableCards] as const;
export type CardId = (typeof cards)[number];
export type MovableCard = (typeof movableCards)[number];

export const sides = ["wide", "narrow"] as const;
export type Side = (typeof sides)[number];

/** Which cards stand on which side, from the top down, and which are not shown. */
export type Layout = Record<Side, MovableCard[]> & { hidden: CardId[] };

export const defaultLayout: Layout = {
  wide: ["scraping", "projects", "activity", "actuals"],
  narrow: ["actions", "insights", "gdpr"],
  hidden: [],
};

/** Every card once: what was kept and is still known, and what came since at its usual side's end. */
export function arrangeCards({ wide, narrow, hidden }: Layout): Layout {
  const seen = new Set<CardId>();
  const keptOnce = <Card extends CardId>(kept: readonly Card[], known: readonly CardId[]) =>
    kept.filter((card) => known.includes(card) && !seen.has(card) && seen.add(card));
  const left = keptOnce(wide, movableCards);
  const right = keptOnce(narrow, movableCards);
  const lacking = (side: Side) => defaultLayout[side].filter((card) => !seen.has(card));
  return {
    wide: [...left, ...lacking("wide")],
    narrow: [...right, ...lacking("narrow")],
    hidden: [...new Set(hidden)].filter((card) => cards.includes(card)),
  };
}

export const sideOf = (layout: Layout, card: MovableCard): Side =>
  layout.wide.includes(card) ? "wide" : "narrow";

type Placing = {
  layout: Layout;
  card: MovableCard;
  side: Side;
  before?: MovableCard | undefined;
};

/** Where a card stands afterwards; a hidden one counts as standing there too, and is stepped over. */
export function placeCard({ layout, card, side, before }: Placing): Layout {
  if (card === before) return layout;
  const without = { wide: others(layout.wide, card), narrow: others(layout.narrow, card) };
  const at = before ? without[side].indexOf(before) : -1;
  const row = without[side].toSpliced(at < 0 ? without[side].length : at, 0, card);
  return { ...layout, ...without, [side]: row };
}

const others = (row: readonly MovableCard[], card: MovableCard) => row.filter((it) => it !== card);

export type Way = "up" | "down" | "across";

/** One step: past the next card that is shown, or to the other side at the same height. */
export function moveCardOneStep(layout: Layout, card: MovableCard, way: Way): Layout {
  const side = sideOf(layout, card);
  const shown = (of: Side) => layout[of].filter((it) => it === card || !layout.hidden.includes(it));
  const at = shown(side).indexOf(card);
  if (way === "across") {
    const other = side === "wide" ? "narrow" : "wide";
    return placeCard({ layout, card, side: other, before: shown(other)[at] });
  }
  if (way === "up")
    return at === 0 ? layout : placeCard({ layout, card, side, before: shown(side)[at - 1] });
  if (at === shown(side).length - 1) return layout;
  return placeCard({ layout, card, side, before: shown(side)[at + 2] });
}
