import { and, asc, eq, getTableColumns, notInArray, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { invalid } from "@/src/errors";
import { prepared } from "@/src/database/prepared";
import type { NewSeat } from "../model";
import { projectSeats } from "../schema";
import { centsOf, type SeatRow } from "../shape";

export const seatsOf = (app: App, projectId: string): Promise<SeatRow[]> =>
  seated(app.db, { projectId });

const seated = prepared((db) =>
  db
    .select()
    .from(projectSeats)
    .where(eq(projectSeats.projectId, sql.placeholder("projectId")))
    .orderBy(asc(projectSeats.position)),
);

/** The rows that a list of seats becomes; one with an id stays the row it was. */
export const seatRows = (
  projectId: string,
  seats: NewSeat[],
  before: { id: string }[] = [],
): SeatRow[] =>
  seats.map(({ id, rateFrom, rateTo, from = null, until = null, ...seat }, position) => ({
    ...seat,
    from,
    until,
    id: idFor(id, before, position),
    projectId,
    position,
    rateFromCents: centsOf(rateFrom),
    rateToCents: centsOf(rateTo),
  }));

/** Nobody takes over a row of another project by naming its id. */
function idFor(given: string | undefined, before: { id: string }[], position: number): string {
  if (given === undefined) return Bun.randomUUIDv7();
  if (before.some(({ id }) => id === given)) return given;
  throw invalid([
    { path: [`seats.${position}`, "id"], message: "This isn't part of this project." },
  ]);
}

export const requiredBy = (seats: { seats: number }[]): number =>
  seats.reduce((sum, { seats: n }) => sum + n, 0);

/** A seat that stays keeps its row, because somebody may be placed on it. */
export const replaceSeats = (app: App, projectId: string, rows: SeatRow[]): Write[] => [
  app.db.delete(projectSeats).where(
    and(
      eq(projectSeats.projectId, projectId),
      notInArray(
        projectSeats.id,
        rows.map(({ id }) => id),
      ),
    ),
  ),
  ...(rows.length > 0
    ? [
        app.db
          .insert(projectSeats)
          .values(rows)
          .onConflictDoUpdate({ target: projectSeats.id, set: asGiven }),
      ]
    : []),
];

const { id: _, projectId: __, ...rest } = getTableColumns(projectSeats);
const asGiven = Object.fromEntries(
  Object.keys(rest).map((name) => [name, sql`excluded.${sql.identifier(snake(name))}`]),
);

/** As the columns are called in the table. */
function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** How the history writes them. */
export const seatsAsText = (rows: SeatRow[]): string | null =>
  rows
    .map(({ seats, role, phase, from, until, rateFromCents, rateToCents }) =>
      [`${seats} × ${role}`, phase, from, until, rateFromCents, rateToCents]
        .filter((value) => value !== null)
        .join(" "),
    )
    .join(", ") || null;
