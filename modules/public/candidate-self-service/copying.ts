import type { App } from "@/src/app";
import type { Holder } from "@/src/holders";

/**
 * What somebody gets at once, and the columns of it that are the office's own. All else that is kept about them also
 * names others (what a client pays, what a colleague wrote), so a person looks at it before it is given.
 */
const given: Record<string, string[]> = {
  candidate: ["statusReason", "statusUntil"],
  certificates: ["verifiedBy"],
  consents: ["recordedBy"],
  legalGrounds: ["recordedBy", "endedBy"],
  restrictions: ["by", "liftedBy"],
  gdprActivities: ["recordedBy"],
  identity: ["checkedBy"],
  applications: ["note", "addedBy", "matchScore", "history"],
  interviews: [
    "notes",
    "reason",
    "result",
    "clientId",
    "projectId",
    "createdBy",
    "calendarOrganizer",
  ],
  files: ["addedBy", "removedBy"],
  campaigns: [],
  campaignOptOuts: [],
  ownPage: [],
};

export type Copy = { madeAt: string; data: Record<string, unknown[]>; onRequest: string[] };

/** A person's data as a file that machines read; what is given on request only is named in it. */
export async function copyOf(app: App, holders: Holder[], candidateId: string): Promise<Copy> {
  const subject = { type: "candidate" as const, id: candidateId };
  const parts = await Promise.all(holders.map((holder) => holder.collect(app, subject)));
  const kept = parts.flatMap((part) => Object.entries(part)).filter(([, rows]) => rows.length > 0);
  return {
    madeAt: app.now().toISOString(),
    data: Object.fromEntries(
      kept.flatMap(([name, rows]) => {
        const hidden = given[name];
        return hidden ? [[name, rows.map((row) => without(row, hidden))]] : [];
      }),
    ),
    onRequest: [...new Set(kept.map(([name]) => name).filter((name) => !given[name]))].toSorted(),
  };
}

const without = (row: unknown, hidden: string[]) =>
  row && typeof row === "object"
    ? Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name)))
    : row;
