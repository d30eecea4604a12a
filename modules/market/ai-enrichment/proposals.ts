import { and, desc, eq, sql } from "drizzle-orm";
import type * as providers from "./providers";
import { audit } from "@/modules/platform/audit";
import { type App, actorIdOf } from "@/src/app";
import { must, type Write } from "@/src/database";
import { notFound } from "@/src/errors";
import type { TermProposal } from "./model";
import type { ProposalState } from "./rules";
import { termProposals } from "./schema";

const mostShown = 200;

/** The terms of one state, those that most ads use first. */
export const list = (app: App, state: ProposalState): Promise<TermProposal[]> =>
  app.db
    .select()
    .from(termProposals)
    .where(eq(termProposals.state, state))
    .orderBy(desc(termProposals.count), desc(termProposals.lastSeenAt))
    .limit(mostShown);

/** One more ad speaks of it; a term that a person has judged stays judged. */
export function proposalWrites(app: App, { kind, label, quote }: providers.Term): Write {
  const at = app.now().toISOString();
  return app.db
    .insert(termProposals)
    .values({
      id: Bun.randomUUIDv7(),
      kind,
      label,
      key: label.toLowerCase(),
      quote,
      count: 1,
      state: "open",
      firstSeenAt: at,
      lastSeenAt: at,
    })
    .onConflictDoUpdate({
      target: [termProposals.kind, termProposals.key],
      set: { count: sql`${termProposals.count} + 1`, lastSeenAt: at },
    });
}

export async function decide(app: App, id: string, state: ProposalState): Promise<TermProposal> {
  const before = await find(app, id);
  const decision = { state, decidedAt: app.now().toISOString(), decidedBy: actorIdOf(app) };
  const isUnchanged = and(eq(termProposals.id, id), eq(termProposals.state, before.state));
  await app.write([
    must(app.db.update(termProposals).set(decision).where(isUnchanged)),
    audit.entry(app, {
      action: "term.decided",
      entityType: "term",
      entityId: id,
      details: { from: before.state, to: state },
    }),
  ]);
  return { ...before, state };
}

async function find(app: App, id: string): Promise<TermProposal> {
  const [found] = await app.db.select().from(termProposals).where(eq(termProposals.id, id));
  return found ?? notFound("term");
}
