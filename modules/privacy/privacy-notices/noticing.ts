import { candidates, type ConsentOverview, noticeDueOn } from "@/modules/crm/candidates";
import { localeFor } from "@/modules/engagement/campaigns";
import type { Locale } from "@/modules/platform/accounts/rules";
import { mail } from "@/modules/platform/mail";
import { ownPage } from "@/modules/engagement/candidate-self-service";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import type { Notice, NoticeQuery, NoticesSent } from "./model";
import {
  agencyOf,
  dayIn,
  fillText,
  lineOf,
  noticeObstacle,
  obstacleTo,
  type Person,
  personOf,
  refuse,
  wordsIn,
} from "./reaching";

/** What would go out; the link is made when it does. */
export async function preview(app: App, id: string, query: NoticeQuery): Promise<Notice> {
  const person = await personOf(app, id);
  const draft = await drafted(app, { person, query, link: { link: "…", day: "…" } });
  return {
    ...draft,
    obstacle: await obstacleTo(app, person),
    dueOn: noticeDueOn(person),
    informedAt: person.informedAt,
  };
}

/** Tells somebody who did not apply that, and from where, we have their data, and how to object. */
export async function send(app: App, id: string, query: NoticeQuery): Promise<ConsentOverview> {
  const person = await personOf(app, id);
  refuse(await obstacleTo(app, person));
  if (noticeDueOn(person) === null) {
    throw new Failure("conflict", "This person applied and knows that we have their data.");
  }
  await sent(app, person, query);
  return candidates.consentsOf(app, id);
}

/** The same for many, each in their own language; who has been told is not told twice. */
export async function sendAll(app: App, { ids }: { ids: string[] }): Promise<NoticesSent> {
  refuse(await noticeObstacle(app));
  const result: NoticesSent = { sent: 0, unneeded: 0, unreached: 0 };
  for (const id of new Set(ids)) {
    const person = await personOf(app, id);
    const isDue = noticeDueOn(person) !== null && person.informedAt === null;
    if (isDue && person.email) await sent(app, person, {});
    result[!isDue ? "unneeded" : person.email ? "sent" : "unreached"] += 1;
  }
  return result;
}

async function sent(app: App, person: Person, query: NoticeQuery): Promise<void> {
  const { id: candidateId, email } = person;
  if (!email) return;
  const letterId = Bun.randomUUIDv7();
  const locale = query.locale ?? localeFor(person);
  const { link, day, writes } = ownPage.linkFor(app, { candidateId, locale, letterId });
  const { subject, text } = await drafted(app, { person, query, link: { link, day } });
  const informed = await candidates.informedWrites(app, candidateId);
  const letter = mail.queueLetter(app, {
    id: letterId,
    purpose: "message",
    userId: app.actor.id,
    subject,
    text,
    to: { name: lineOf(`${person.firstName} ${person.lastName}`), address: email },
    record: { kind: "candidate", id: candidateId },
    onceKey: `art-14:${letterId}`,
  });
  await app.write([...informed.writes, ...writes, ...letter], ...informed.news);
}

type Link = { link: string; day: string };

type Drafting = { person: Person; query: NoticeQuery; link: Link };

async function drafted(app: App, { person, query, link }: Drafting) {
  const locale = query.locale ?? localeFor(person);
  const words = wordsIn(locale);
  const source = query.source || sourceOf(person, locale);
  const { agency, address } = await agencyOf(app, locale);
  const text = fillText(words.notice.text, {
    agency,
    address,
    source,
    ...link,
    object: words.object,
    name: `${person.firstName} ${person.lastName}`,
    since: dayIn(locale, person.createdAt),
    until: dayIn(locale, person.dataRetentionUntil),
  });
  return { locale, source, text, subject: lineOf(fillText(words.notice.subject, { agency })) };
}

function sourceOf({ origin, linkedin }: Person, locale: Locale): string {
  const { sources } = wordsIn(locale);
  if (origin === "applied" || origin === "sample") return "";
  return [sources[origin], origin === "linkedin" && linkedin].filter(Boolean).join(" ");
}
