import { mail } from "@/modules/platform/mail";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { publicAddress } from "@/src/http/access/address";
import { ownPageLink } from "./ports";
import type { Sheet } from "./visiting";
import { dayIn, fillText, wordsIn } from "./words";

/** Tells whoever worked what is wrong with their week, with a link to it. */
export const disputeLetter = (app: App, of: Sheet, reason: string): Promise<Write[]> =>
  workerLetter(app, of, {
    which: "worker",
    reason,
    onceKey: `hours-sent-back:${of.sheet.id}:${of.sheet.version}`,
  });

type Letter = { which: "worker" | "missing"; reason?: string; onceKey: string };
type About = Pick<Sheet, "candidateId" | "candidateEmail" | "sheet">;

/** A letter to whoever worked, that opens the week on their own page; none without an address. */
export async function workerLetter(app: App, of: About, letter: Letter): Promise<Write[]> {
  const { candidateId, candidateEmail, sheet } = of;
  if (!candidateId || !candidateEmail || !publicAddress(app.config)) return [];
  const letterId = Bun.randomUUIDv7();
  const { link, day, locale, writes } = await ownPageLink(app, { candidateId, letterId });
  const words = wordsIn(locale);
  const name = (sheet.candidateName ?? "").replaceAll(/\p{Cc}+/gu, " ");
  const gaps = {
    name,
    day,
    reason: letter.reason ?? "",
    week: dayIn(locale, sheet.week),
    link: `${link}/hours/${sheet.deploymentId}/${sheet.week}`,
    client: sheet.clientName,
    agency: (await settings.shownAgency(app)).name || words.agency,
  };
  const { subject, text } = words.letters[letter.which];
  return [
    ...writes,
    ...mail.posted(app, {
      id: letterId,
      purpose: "message",
      userId: app.actor.id,
      subject: fillText(subject, gaps).replaceAll(/\p{Cc}+/gu, " "),
      text: fillText(text, gaps),
      to: { name, address: candidateEmail },
      record: { kind: "candidate", id: candidateId },
      onceKey: letter.onceKey,
    }),
  ];
}
