import { and, asc, eq, inArray } from "drizzle-orm";
import { numberOf } from "@/modules/crm/candidates";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { letterRows as letters } from "@/modules/platform/mail/read-model";
import type { App } from "@/src/app";
import { rowOf } from "../campaign-writes";
import type { Recipient } from "../model";
import type { RecipientQuery } from "../questions";
import { campaignLetters, campaignRecipients as recipients } from "../schema";

/** Whom the confirmed campaign reaches, and what became of each of their letters. */
export async function recipientsOf(
  app: App,
  id: string,
  { state, offset, limit }: RecipientQuery,
): Promise<Recipient[]> {
  await rowOf(app, id);
  const isAsked = and(
    eq(recipients.campaignId, id),
    state === "all" ? undefined : eq(recipients.state, state),
  );
  const rows = await app.db
    .select({ row: recipients, seq: candidates.seq, ...names })
    .from(recipients)
    .leftJoin(candidates, eq(candidates.id, recipients.candidateId))
    .where(isAsked)
    .orderBy(asc(recipients.seq))
    .limit(limit)
    .offset(offset);
  const ids = rows.map(({ row }) => row.candidateId);
  const sent = Map.groupBy(await lettersTo(app, id, ids), ({ candidateId }) => candidateId);
  return rows.map(({ row, seq, firstName, lastName }) => ({
    candidateId: row.candidateId,
    name: firstName === null ? null : `${firstName} ${lastName}`,
    number: seq === null ? null : numberOf(seq),
    locale: row.locale,
    state: row.state,
    reason: row.reason,
    step: row.step,
    dueAt: row.dueAt,
    letters: (sent.get(row.candidateId) ?? []).map(({ candidateId: _, ...letter }) => letter),
  }));
}

const names = { firstName: candidates.firstName, lastName: candidates.lastName };

const lettersTo = (app: App, campaignId: string, candidateIds: string[]) =>
  app.db
    .select({
      candidateId: campaignLetters.candidateId,
      id: campaignLetters.id,
      step: campaignLetters.step,
      state: letters.state,
      reason: letters.reason,
      at: letters.changedAt,
    })
    .from(campaignLetters)
    .innerJoin(letters, eq(letters.id, campaignLetters.id))
    .where(
      and(
        eq(campaignLetters.campaignId, campaignId),
        inArray(campaignLetters.candidateId, candidateIds),
      ),
    )
    .orderBy(asc(campaignLetters.step), asc(campaignLetters.round));
