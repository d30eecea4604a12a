import { and, eq, gte, inArray, isNull, lte, ne, or } from "drizzle-orm";
import { numberOf as candidateNumber } from "@/modules/crm/candidates";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { foldText } from "@/modules/crm/imports";
import { numberOf } from "@/modules/staffing/deployments";
import { deployments } from "@/modules/staffing/deployments/schema";
import type { App } from "@/src/app";
import { placesOf } from "../place";
import { isEditable, type TimesheetStatus } from "../rules";
import { timesheets } from "../schema";
import { type Whose, type Wrong, wrong } from "./parsed";

/** A deployment that lines of a file may be for, and its weeks that may not be typed over. */
export type Known = Awaited<ReturnType<typeof deploymentsOf>>[number] & {
  closed: Map<string, TimesheetStatus>;
};
type Found = Known | Wrong;
type Line = Whose & { day: string };

/**
 * Whose each line is: the deployment by its number; where a file has none, the only one of that person, and of
 * that client where one is named, that runs on the day.
 */
export async function ownersOf(app: App, lines: readonly Line[]) {
  const rows = await deploymentsOf(app, lines);
  const sheets = await app.db
    .select({ id: timesheets.deploymentId, week: timesheets.week, status: timesheets.status })
    .from(timesheets)
    .where(
      inArray(
        timesheets.deploymentId,
        rows.map(({ id }) => id),
      ),
    );
  const closed = Map.groupBy(
    sheets.filter(({ status }) => !isEditable(status)),
    ({ id }) => id,
  );
  const known = rows.map((row): Known => {
    const weeks = (closed.get(row.id) ?? []).map((it) => [it.week, it.status] as const);
    return { ...row, closed: new Map(weeks) };
  });
  const byNumber = new Map(known.map((it) => [it.number, it]));
  const byPerson = Map.groupBy(
    known.flatMap((it) => keysOf(it).map((key) => ({ key, it }))),
    ({ key }) => key,
  );
  return (line: Line): Found => {
    if (line.number)
      return byNumber.get(line.number.toUpperCase()) ?? wrong("No deployment has this number.");
    return onlyOne(
      (byPerson.get(keyOf(line.person)) ?? []).map(({ it }) => it),
      line,
    );
  };
}

/** Deployments by the numbers that a file names, and by its days where it names people. */
async function deploymentsOf(app: App, lines: readonly Line[]) {
  const seqs = lines.flatMap(({ number }) => Number(/^D-(\d+)$/i.exec(number)?.[1] ?? 0));
  const days = lines.filter(({ number }) => !number).map(({ day }) => day);
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)];
  const running =
    first && last
      ? and(
          lte(deployments.startDate, last),
          or(isNull(deployments.endDate), gte(deployments.endDate, first)),
          ne(deployments.contractType, "permanent"),
          ne(deployments.status, "cancelled"),
        )
      : undefined;
  const rows = await named(app).where(or(inArray(deployments.seq, [...new Set(seqs)]), running));
  const placeOf = await placesOf(app, rows);
  return rows.map(({ seq, ...row }) => ({
    ...row,
    number: numberOf(seq),
    zone: placeOf(row).zone,
  }));
}

const named = (app: App) =>
  app.db
    .select({
      id: deployments.id,
      seq: deployments.seq,
      startDate: deployments.startDate,
      endDate: deployments.endDate,
      contractType: deployments.contractType,
      country: deployments.country,
      location: deployments.location,
      siteId: deployments.siteId,
      client: clients.name,
      person: {
        seq: candidates.seq,
        firstName: candidates.firstName,
        lastName: candidates.lastName,
        email: candidates.email,
      },
    })
    .from(deployments)
    .innerJoin(clients, eq(clients.id, deployments.clientId))
    .leftJoin(candidates, eq(candidates.id, deployments.candidateId));

/** An email and a number are compared as they are; a name without its accents, in either order. */
const keyOf = (person: string): string =>
  person.includes("@") ? person.trim().toLowerCase() : foldText(person);

function keysOf({ person }: Known): string[] {
  if (!person) return [];
  const { firstName, lastName, email, seq } = person;
  const names = [`${firstName} ${lastName}`, `${lastName} ${firstName}`, candidateNumber(seq)];
  return [...new Set([...names, ...(email ? [email] : [])].map(keyOf))];
}

function onlyOne(found: Known[], { client, day }: Line): Found {
  const running = found.filter(
    (it) =>
      it.startDate <= day &&
      (it.endDate === null || day <= it.endDate) &&
      it.contractType !== "permanent",
  );
  const named = foldText(client);
  const fitting = running.filter(({ client: name }) => {
    const folded = foldText(name);
    return named === "" || folded.startsWith(named) || named.startsWith(folded);
  });
  if (fitting.length === 0)
    return running.length > 0
      ? wrong("This person has no deployment with this client on this day.")
      : wrong(
          "No deployment of this person runs on this day. Add a column with the deployment's number.",
        );
  return fitting.length === 1 && fitting[0]
    ? fitting[0]
    : wrong(
        "This person has several deployments on this day. Add a column with the deployment's number.",
      );
}
