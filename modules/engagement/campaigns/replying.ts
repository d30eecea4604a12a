import { sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { statement } from "@/src/database";
import { campaignsChanged } from "./events";

/** A message that came longer ago than this has been looked at. */
const answeredDays = 60;

/** Whoever has written to us since their first letter is a person in a conversation: their sequence stops. A machine is none. */
export async function stopAtReplies(app: App): Promise<number> {
  const since = new Date(app.now().getTime() - answeredDays * 86_400_000).toISOString();
  // From the messages to the people, because there are few of those however many were written to.
  const found = await app.db.all<[id: string, campaignId: string]>(sql`
    select distinct r.id, r.campaign_id from communications m
    join campaign_recipients r on r.candidate_id in (
      case m.kind when 'candidate' then m.record_id end,
      (select l.candidate_id from campaign_letters l where l.id = m.thread_id))
    where (m.deleted_at is not null) = 0 and m.occurred_at > ${since}
      and m.type = 'email' and m.direction = 'in' and m.is_automatic = 0
      and r.state in ('waiting', 'finished') and m.occurred_at >= (select min(l.at)
        from campaign_letters l
        where l.campaign_id = r.campaign_id and l.candidate_id = r.candidate_id)`);
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
