import { audit } from "@/modules/platform/audit";
import { staffIds } from "@/modules/platform/accounts";
import { notifications } from "@/modules/platform/notifications";
import { withActor, type App } from "@/src/app";
import { minuteMs } from "@/src/calendar";
import type { Write } from "@/src/database";
import { Failure } from "@/src/errors";
import { countAttempt } from "@/src/http/access/limits";
import { timesheets } from "..";
import { approvalsChanged } from "./events";
import type { Decided } from "./model";
import { decisionsPerMinute, type PageOutcome } from "./rules";
import { timesheetDecisions } from "./schema";
import {
  approvableIn,
  keyOf,
  type Shown,
  type Visit,
  type Visitor,
  visit,
  waitingIn,
} from "./visiting";

/** What the client does by their link is signed by it: they have no account. */
const byLink = (app: App): App => withActor(app, { id: null, name: "client approval link" });

/** Approves or disputes exactly what was shown; null for a link that opens none. */
export async function decide(
  app: App,
  visitor: Visitor,
  decided: Decided,
): Promise<PageOutcome | null> {
  const now = await visit(app, visitor);
  if (!now) return null;
  const limit = {
    key: `hours-decision:${now.link.id}`,
    most: decisionsPerMinute,
    windowMs: minuteMs,
  };
  await countAttempt(app, limit);
  const chosen = chosenOf(now, decided);
  if (chosen.length === 0) return "changed";
  const { reason } = decided;
  if (decided.dispute && !reason) return "nothing";
  const said = { visitor, now, reason: decided.dispute ? (reason ?? null) : null };
  return write(byLink(app), chosen, said).catch(stale);
}

/** What somebody else changed between the look and the write is not done. */
function stale(error: unknown): PageOutcome {
  if (error instanceof Failure && error.kind === "conflict") return "changed";
  throw error;
}

/** What was shown and still stands so; nothing where any of it has changed. */
function chosenOf({ sheets, seen }: Visit, { all, one, dispute }: Decided): Shown[] {
  const approvable = approvableIn(sheets);
  if (all) return all === seen ? approvable : [];
  const [among, wanted] = one ? [approvable, one] : [waitingIn(sheets), dispute];
  return among.filter((it) => keyOf(it) === wanted);
}

type Said = { visitor: Visitor; now: Visit; reason: string | null };

async function write(app: App, chosen: Shown[], said: Said): Promise<PageOutcome> {
  const { reason, now } = said;
  const parts = await Promise.all(
    chosen.map(async (it) => ({
      it,
      writes: await (reason === null
        ? timesheets.approval(app, it.sheet)
        : timesheets.disputing(app, it.sheet, reason)),
    })),
  );
  const done = parts.filter(({ writes }) => writes !== null);
  if (done.length > 0) {
    const told = reason === null ? nothing : await tellOf(app, chosen, reason);
    await app.write(
      [
        ...done.flatMap(({ it, writes }) => [...(writes ?? []), decisionOf(app, it, said)]),
        ...told.writes,
        audit.entry(app, {
          action: `timesheet.client-${reason === null ? "approved" : "disputed"}`,
          entityType: "client",
          entityId: now.link.clientId,
          details: { week: now.link.week, timesheets: done.length, link: now.link.id },
        }),
      ],
      timesheets.timesheetsChanged(done.map(({ it }) => it.sheet.deploymentId)),
      approvalsChanged([now.link.clientId]),
      ...told.news,
    );
  }
  if (reason !== null) return "disputed";
  return done.length === parts.length ? "approved" : "unpriced";
}

const nothing = { writes: [], news: [] };

const decisionOf = (app: App, it: Shown, { visitor, now, reason }: Said): Write =>
  app.db.insert(timesheetDecisions).values({
    id: Bun.randomUUIDv7(),
    timesheetId: it.sheet.id,
    linkId: now.link.id,
    at: app.now().toISOString(),
    verdict: reason === null ? "approved" : "disputed",
    contactId: now.link.contactId,
    contactName: now.contactName,
    reason,
    network: visitor.network,
    shownHash: it.hash,
    minutes: it.sheet.minutes,
  });

/** Whoever worked gets a letter with their own link, and the office is told. */
async function tellOf(app: App, [one]: Shown[], reason: string) {
  if (!one) return nothing;
  const told = await notifications.notify(app, {
    to: await staffIds(app),
    what: "hoursDisputed",
    params: {},
    onceKey: `hours-disputed:${one.hash}`,
    record: { kind: "deployment", id: one.sheet.deploymentId },
  });
  const { id, version, week, deploymentId, clientName, candidateName } = one.sheet;
  const about = { week, deploymentId, clientName, name: candidateName ?? "" };
  const letter = await timesheets.workerLetter(
    app,
    { ...about, candidateId: one.candidateId, address: one.candidateEmail },
    { which: "disputed", reason, onceKey: `hours-sent-back:${id}:${version}` },
  );
  return { ...told, writes: [...told.writes, ...letter] };
}
