import { audit } from "@/modules/platform/audit";
import { refuseTransition } from "@/modules/records/core";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { refuseUnknown, withPlace } from "./adding";
import { projectsChanged } from "./events";
import { changesOf, columnsOf, kept } from "./archiving";
import type { ProjectChanges, ProjectRecord } from "./model";
import type { StatusChange } from "./questions";
import { nextStatuses } from "./rules";
import { replaceSeats, requiredBy, seatRows, seatsAsText, seatsOf } from "./team/seating";
import { find } from "./service";
import { shownSeat } from "./shape";
import { replaceTeam, teamOf } from "./team/team";

/** Changes what was sent, if the record is still the one it was changed from; the history keeps what it was. */
export async function edit(
  app: App,
  id: string,
  { version, seats, team, ...given }: ProjectChanges,
): Promise<ProjectRecord> {
  const before = await kept.fresh(app, id, version);
  const columns = columnsOf(before.location ? given : await withPlace(app, given));
  const after = { ...before, ...columns };
  await refuseUnknown(app, { clientId: after.clientId, siteId: given.siteId, team });
  // A datacenter belongs to its client, and does not follow to another one.
  if (after.clientId !== before.clientId && given.siteId === undefined) columns.siteId = null;
  const [had, were] = await Promise.all([seatsOf(app, id), teamOf(app, id)]);
  const has = seatRows(id, seats ?? had.map(shownSeat), had);
  const are = team ?? were;
  const changes = changesOf(before, { ...before, ...columns });
  const [hadText, hasText] = [seatsAsText(had), seatsAsText(has)];
  if (hadText !== hasText) changes["seats"] = [hadText, hasText];
  const [wereText, areText] = [asText(were), asText(are)];
  if (wereText !== areText) changes["team"] = [wereText, areText];
  const fields = Object.keys(changes);
  if (fields.length === 0) return find(app, id);

  await app.write(
    [
      kept.updateIfVersion(app, before, { ...columns, positionsRequired: requiredBy(has) }),
      ...(changes["seats"] ? replaceSeats(app, id, has) : []),
      ...(changes["team"] && team ? replaceTeam(app, id, team) : []),
      kept.historyLine(app, [id], { event: "edited", changes }),
      audit.entry(app, kept.auditEntry("edited", id, { fields })),
    ],
    projectsChanged([id]),
  );
  return find(app, id);
}

/** By id, because a name would stay in the history after its person has left. */
const asText = (team: { userId: string; part: string }[]): string | null =>
  team
    .map(({ userId, part }) => `${part} ${userId}`)
    .toSorted()
    .join(", ") || null;

export async function setStatus(
  app: App,
  id: string,
  { version, status, reason = null, despiteOpenSeats = false }: StatusChange,
): Promise<ProjectRecord> {
  const before = await kept.fresh(app, id, version);
  refuseTransition("a project", nextStatuses, { from: before.status, to: status });
  const open = before.positionsRequired - before.positionsFilled;
  if (status === "completed" && open > 0 && !despiteOpenSeats) {
    throw new Failure(
      "conflict",
      "Some positions are still open. Confirm to close the project anyway.",
    );
  }
  await app.write(
    [
      kept.updateIfVersion(app, before, { status }),
      kept.historyLine(app, [id], {
        event: "status",
        reason,
        changes: { status: [before.status, status] },
      }),
      audit.entry(app, kept.auditEntry("moved", id, { from: before.status, to: status })),
    ],
    projectsChanged([id]),
  );
  return find(app, id);
}
