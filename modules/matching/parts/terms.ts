import { found, type Found, type Ground } from "../ground";
import { lateDays } from "../rules";

const dayMs = 24 * 60 * 60 * 1000;

/** Available by the start 1, up to `lateDays` after it ½, later 0. */
export function availabilityValue(from: number, start: number): number {
  if (from <= start) return 1;
  return from - start <= lateDays ? 0.5 : 0;
}

export const dayOf = (date: string): number => Math.floor(Date.parse(date) / dayMs);

/** Work for a time suits one who wants the other sort of it by half; a permanent job does not. */
export function contractValue(asked: string, wish: string): number {
  if (wish === "any" || wish === asked) return 1;
  return asked !== "permanent" && wish !== "permanent" ? 0.5 : 0;
}

export const shiftsValue = (works: boolean): number => (works ? 1 : 0);

export function termsPart({ demand, facts, on }: Ground): Found {
  const said: [what: string, isAsked: boolean, value: number | null][] = [
    [
      "availability",
      true,
      facts.availableFrom
        ? availabilityValue(dayOf(facts.availableFrom), dayOf(demand.startsOn ?? on))
        : null,
    ],
    [
      "contract",
      demand.contract !== null,
      demand.contract && facts.contract ? contractValue(demand.contract, facts.contract) : null,
    ],
    [
      "shifts",
      demand.hasShifts === true,
      demand.hasShifts && facts.worksShifts !== null ? shiftsValue(facts.worksShifts) : null,
    ],
  ];
  const asked = said.filter(([, isAsked]) => isAsked);
  const known = asked.flatMap(([what, , value]) => (value === null ? [] : [{ what, value }]));
  const names = (fits: (value: number) => boolean) =>
    known.filter(({ value }) => fits(value)).map(({ what }) => what);
  return found("terms", {
    value:
      known.length === 0 ? null : known.reduce((sum, { value }) => sum + value, 0) / known.length,
    matched: names((value) => value === 1),
    near: names((value) => value > 0 && value < 1),
    missing: names((value) => value === 0),
    unknown: asked.filter(([, , value]) => value === null).map(([what]) => what),
  });
}
