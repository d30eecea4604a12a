import { system } from "@/modules/platform/health";
import { concernPaths } from "@/modules/platform/health/rules";
import { expiry } from "@/modules/staffing/certificate-expiry";
import { deployments } from "@/modules/staffing/deployments";
import { starts } from "@/modules/staffing/start-checks";
import type { App } from "@/src/app";
import { addDays, utcToday } from "@/src/calendar";
import {
  groupPaths,
  rollOffsWithinDays,
  rowsShown,
  startsChecked,
  startsWithinDays,
} from "./rules";
import { type Found, firstOf, row } from "./shape";

/** Whoever is to start soon, or should have, and may not. */
export async function startsThatFail(app: App): Promise<Found> {
  const day = utcToday(app);
  const until = addDays(day, startsWithinDays);
  const { deployments: near } = await deployments.nearDates(app, "starting", {
    until,
    limit: startsChecked,
  });
  const checked = await Promise.all(
    near.map(async ({ id, candidateId, ...it }) => {
      if (!candidateId) return [];
      const { canStart, blockers } = await starts.canStart(app, {
        ...it,
        candidateId,
        deploymentId: id,
      });
      const lacks = blockers.flatMap(({ name, kind, override }) =>
        override?.state === "approved" ? [] : [name ?? kind],
      );
      const { number, startDate, candidateName, clientName } = it;
      const path = `/deployments/${id}?tab=compliance`;
      const isLate = startDate < day;
      const what = clientName;
      return canStart
        ? []
        : [row({ id, number, at: startDate, isLate, who: candidateName, what, lacks, path })];
    }),
  );
  return firstOf(checked.flat());
}

export async function rollOffs(app: App): Promise<Found> {
  const until = addDays(utcToday(app), rollOffsWithinDays);
  const { total, deployments: near } = await deployments.nearDates(app, "ending", {
    until,
    limit: rowsShown,
  });
  return {
    total,
    rows: near.map(({ id, number, endDate, candidateName, position, clientName }) =>
      row({
        id,
        number,
        at: endDate,
        who: candidateName,
        what: `${position}, ${clientName}`,
        path: `/deployments/${id}`,
      }),
    ),
  };
}

/** Of people at work who hold an ended one, then what ends within the month, the first end first. */
export async function certificatesEnding(app: App): Promise<Found> {
  const pages = await Promise.all([
    expiry.list(app, { bucket: "expired", deployed: "yes", limit: rowsShown }),
    expiry.list(app, { bucket: "week", limit: rowsShown }),
    expiry.list(app, { bucket: "month", limit: rowsShown }),
  ]);
  const certificates = pages.flatMap((page) => page.certificates).slice(0, rowsShown);
  return {
    total: pages.reduce((sum, page) => sum + page.total, 0),
    rows: certificates.map(({ id, name, expiresOn, daysLeft, candidate }) =>
      row({
        id,
        number: candidate.number,
        at: expiresOn,
        isLate: daysLeft !== null && daysLeft < 0,
        who: candidate.name,
        what: name,
        path: `/candidates/${candidate.id}?tab=documents`,
      }),
    ),
  };
}

/** What failed without anybody at it: tasks of the night, mail, backups. */
export async function trouble(app: App): Promise<Found> {
  const concerns = await system.concernsOf(app);
  return firstOf(
    concerns.map(({ concern, names }) =>
      row({
        id: concern,
        isLate: true,
        lacks: names,
        path:
          concern in concernPaths
            ? concernPaths[concern as keyof typeof concernPaths]
            : groupPaths.trouble,
      }),
    ),
  );
}
