import type { Role } from "@/modules/platform/accounts/rules";

export const maxNameLength = 80;
export const maxPhoneLength = 60;
export const maxTitleLength = 80;

/** What is sent may be this large; kept is a small copy, so many points wide or high. */
export const maxPictureBytes = 5 * 1024 * 1024;
export const maxPictureSide = 5000;
export const pictureSide = 256;
/** What a picture of a person may be sent as. */
export const pictureEndings = ["png", "jpg", "jpeg", "webp"] as const;
/** How long a picture that was taken off can be brought back. */
export const pictureUndoHours = 24;

/** How long a mailed link confirms a new address, and how often one may be asked for. */
export const addressLinkHours = 24;
export const addressAsksPerHour = 5;

/** As many lines of what somebody did lately as their profile shows. */
export const activityShown = 15;
/** And as many lines of the history as it is read from, because one go may have written many. */
export const historyLooked = 300;

/** A median of fewer colleagues would tell what one of them did. */
export const minForMedian = 3;

/** A badge says what was counted, and nothing else. */
export const countedBadges = ["since", "placements", "success", "expertise"] as const;
type Counted = (typeof countedBadges)[number];
export type Badge = { code: "role"; value: Role } | { code: Counted; value: number };

export const placementSteps = [1, 5, 10, 25, 50, 100, 250] as const;
export const successFrom = 90;
export const expertiseFrom = 3;

type Known = {
  role: Role;
  createdAt: string;
  now: string;
  placements: number | null;
  successRate: number | null;
  /** Certificates whose demands somebody knows. */
  certificates: number;
};

/** What somebody may call themselves, each from a figure that can be looked up. */
export function badgesOf(known: Known): Badge[] {
  const { role, placements, successRate, certificates } = known;
  const years = yearsBetween(known.createdAt, known.now);
  const reached = placementSteps.findLast((step) => (placements ?? 0) >= step);
  return [
    { code: "role", value: role },
    ...counted("since", years >= 1 && years),
    ...counted("placements", reached),
    ...counted("success", (successRate ?? 0) > successFrom && successRate),
    ...counted("expertise", certificates >= expertiseFrom && certificates),
  ];
}

const counted = (code: Counted, value: number | false | null | undefined): Badge[] =>
  value ? [{ code, value }] : [];

const yearsBetween = (from: string, to: string): number => {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(4) < from.slice(4) ? years - 1 : years;
};
