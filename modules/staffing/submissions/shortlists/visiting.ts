import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { mustExist } from "@/modules/records/core";
import { projectsChanged } from "@/modules/staffing/projects";
import { projects } from "@/modules/staffing/projects/schema";
import { banded, documentOf, languageOf } from "@/modules/platform/public-pages";
import type { App } from "@/src/app";
import { Failure, notFound } from "@/src/errors";
import { countAttempt } from "@/src/http/access/limits";
import { fingerprintOf } from "@/src/secrets/passwords";
import { minuteMs } from "@/src/calendar";
import { submissions } from "..";
import { answersPerMinute, asksPerMinute, verdicts } from "../rules";
import { shortlistEntries, shortlistFeedback, shortlists, shortlistViews } from "../schema";
import type { Answer } from "./model";
import { feedbackOn } from "./service";
import { pageOf, type Visit } from "./page/page";
import { wordsIn } from "./page/words";

/** Who holds a link, and from which network they come. */
export type Visitor = { secret: string; network: string };

/** What the client sees who holds the link, each look written down; null for a link that opens none. */
export async function visit(
  app: App,
  { secret, network }: Visitor,
): Promise<Omit<Visit, "said"> | null> {
  await countAttempt(app, {
    key: `shortlist:${network}`,
    most: asksPerMinute,
    windowMs: minuteMs,
  });
  const shortlist = await openOne(app, secret);
  if (!shortlist) return null;
  const ids = await presentable(app, shortlist.id);
  const [feedback, pages] = await Promise.all([
    feedbackOn(app, [shortlist.id]),
    Promise.all(ids.map((id) => submissions.onePagerOf(app, id, shortlist.isNamed))),
  ]);
  await app.write([
    app.db
      .insert(shortlistViews)
      .values({ shortlistId: shortlist.id, at: app.now().toISOString(), network }),
  ]);
  return {
    ...shortlist,
    pages: ids.flatMap((candidateId, n) => {
      const page = pages[n]?.page;
      const said = feedback.find((it) => it.candidateId === candidateId);
      return page ? [{ candidateId, page, feedback: said }] : [];
    }),
  };
}

/** Writes down what the client says of a candidate, and tells the board. */
export async function answer(
  app: App,
  { secret, network }: Visitor,
  { candidate, verdict, reason, comment }: Answer,
): Promise<void> {
  await countAttempt(app, {
    key: `shortlist-answer:${network}`,
    most: answersPerMinute,
    windowMs: minuteMs,
  });
  const { id, projectId } = (await openOne(app, secret)) ?? refuseOver();
  const ids = await presentable(app, id);
  if (!ids.includes(candidate)) return notFound("candidate of this shortlist");
  await app.write(
    [
      mustExist("candidate", [candidate]),
      app.db.insert(shortlistFeedback).values({
        shortlistId: id,
        candidateId: candidate,
        at: app.now().toISOString(),
        verdict,
        // Who says yes needs no reason, whatever was still chosen.
        reason: verdict === verdicts[0] ? null : reason || null,
        comment: comment || null,
      }),
      audit.entry(app, {
        action: "shortlist.answered",
        entityType: "shortlist",
        entityId: id,
        details: { verdict },
      }),
    ],
    projectsChanged([projectId]),
  );
}

function refuseOver(): never {
  const sentence = "This link has expired or doesn't exist. Ask the agency for a new one.";
  throw new Failure("missing", sentence);
}

async function openOne(app: App, secret: string) {
  const [row] = await app.db
    .select({
      id: shortlists.id,
      projectId: shortlists.projectId,
      isNamed: shortlists.isNamed,
      locale: shortlists.locale,
      message: shortlists.message,
      expiresAt: shortlists.expiresAt,
      project: projects.name,
    })
    .from(shortlists)
    .innerJoin(projects, eq(projects.id, shortlists.projectId))
    .where(
      and(
        eq(shortlists.tokenHash, fingerprintOf(secret)),
        isNull(shortlists.revokedAt),
        gt(shortlists.expiresAt, app.now().toISOString()),
      ),
    );
  return row ?? null;
}

/** Whoever was archived, blacklisted or forgotten since is no longer shown. */
async function presentable(app: App, shortlistId: string): Promise<string[]> {
  const rows = await app.db
    .select({ id: candidates.id, status: candidates.status })
    .from(shortlistEntries)
    .innerJoin(candidates, eq(candidates.id, shortlistEntries.candidateId))
    .where(and(eq(shortlistEntries.shortlistId, shortlistId), isNull(candidates.archivedAt)))
    .orderBy(asc(shortlistEntries.position));
  return rows.filter(({ status }) => status !== "blacklisted").map(({ id }) => id);
}

/** The shortlist in the language its sender chose, or that it has ended. */
export function respondPage(app: App, request: Request, visit: Visit | null): Promise<Response> {
  const locale = languageOf(request, visit?.locale);
  if (visit) return documentOf(app, request, pageOf({ ...visit, locale }));
  const { ended, endedText } = wordsIn(locale);
  const content = banded({ heading: ended, lead: endedText, isSlim: true }, null);
  return documentOf(app, request, {
    locale,
    title: ended,
    content,
    sections: null,
    status: 404,
  });
}
