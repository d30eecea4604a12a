import { sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { statement } from "@/src/database";
import { campaignsChanged } from "./events";

/** A campaign that ended longer ago than this is not answered any more. */
const answeredDays = 60;

/** Whoever has written to us since their first letter is a person in a conversation: their sequence stops. */
export async function stopAtReplies(app: App): Promise<number> {
  const since = new Date(app.now().getTime() - answeredDays * 86_400_000).toISOString();
  const found = await app.db.all<[id: string, campaignId: string]>(sql`
    select r.id, r.campaign_id from campaign_recipients r
    join campaigns c on c.id = r.campaign_id
    join (select campaign_id, candidate_id, min(at) as at from campaign_letters group by 1, 2) first
      on first.campaign_id = r.campaign_id and first.candidate_id = r.candidate_id
    where r.state in ('waiting', 'finished') and coalesce(c.ended_at, '9') > ${since}
      and (exists (${answerBy(sql`m.record_id = r.candidate_id and m.kind = 'candidate'`)})
        or exists (${answerBy(sql`m.thread_id in (select l.id from campaign_letters l
          where l.campaign_id = r.campaign_id and l.candidate_id = r.candidate_id)`)}))`);
  if (found.length === 0) return 0;
  const ids = JSON.stringify(found.map(([id]) => id));
  await app.write(
    [
      statement(sql`update campaign_recipients
        set state = 'replied', reason = null, due_at = null, changed_at = ${app.now().toISOString()}
        where state in ('waiting', 'finished') and id in (select value from json_each(${ids}))`),
    ],
    campaignsChanged(found.map(([, campaignId]) => campaignId)),
  );
  return found.length;
}

/** What a machine answers while somebody is away is no answer of theirs. */
const answerBy = (isTheirs: ReturnType<typeof sql>) => sql`
  select 1 from communications m where ${isTheirs} and m.type = 'email' and m.direction = 'in'
    and m.is_automatic = 0 and m.deleted_at is null and m.occurred_at >= first.at`;
