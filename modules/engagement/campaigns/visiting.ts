import { eq } from "drizzle-orm";
import type { Locale } from "@/modules/platform/accounts/rules";
import { banded, documentOf, html, languageOf, type Markup } from "@/modules/platform/public-pages";
import type { App } from "@/src/app";
import { countAttempt } from "@/src/http/access/limits";
import type { Wish } from "./questions";
import { undoOptOut, openOptOuts, optOut } from "./sending/opting-out";
import { asksPerMinute } from "./rules";
import { campaignRecipients } from "./schema";
import { recipientIn, type Words, wordsIn, writerFor } from "./drafting/wording";

export type Visitor = { secret: string; network: string };

/** What the page says: a link that is none, one of somebody forgotten, the question, or what was done. */
export type Visit = {
  is: "broken" | "gone" | "asked" | "out" | "back";
  locale: Locale | null;
  agency: string;
};

/** What whoever opens the link sees. Looking changes nothing: mail scanners open every link. */
export async function visit(app: App, visitor: Visitor): Promise<Visit> {
  const recipient = await recipientOf(app, visitor);
  if (typeof recipient === "string") return shown(app, recipient, null);
  const isOut = (await openOptOuts(app, recipient.candidateId)).length > 0;
  return shown(app, isOut ? "out" : "asked", recipient.locale);
}

/** Does what the button of a mail program or of the page asks for, at once and without a session. */
export async function answer(app: App, visitor: Visitor, { wish }: Wish): Promise<Visit> {
  const recipient = await recipientOf(app, visitor);
  if (typeof recipient === "string") return shown(app, recipient, null);
  if (wish === "again") {
    await undoOptOut(app, recipient);
    return shown(app, "back", recipient.locale);
  }
  await optOut(app, recipient, wish === "stop" ? "page" : "one-click");
  return shown(app, "out", recipient.locale);
}

/** Only links that were never made are counted: a mail service unsubscribes many people from one network. */
async function recipientOf(app: App, { secret, network }: Visitor) {
  const id = recipientIn(app, secret);
  if (id === null) {
    const limit = { key: `unsubscribe:${network}`, most: asksPerMinute, windowMs: 60_000 };
    await countAttempt(app, limit);
    return "broken" as const;
  }
  const isThis = eq(campaignRecipients.id, id);
  const [row] = await app.db.select().from(campaignRecipients).where(isThis);
  return row ?? ("gone" as const);
}

async function shown(app: App, is: Visit["is"], locale: Locale | null): Promise<Visit> {
  return { is, locale, agency: (await writerFor(app, null)).agency };
}

/** The whole page; it needs no script, and speaks the language of the letter or else of the browser. */
export function respondPage(
  app: App,
  request: Request,
  { is, locale: meant, agency }: Visit,
): Promise<Response> {
  const locale = languageOf(request, meant);
  const words = wordsIn(locale);
  const title = titleOf[is](words);
  const say: Say = (key) => words[key].replace("{agency}", () => agency);
  const [lead, more] = contentOf[is](say);
  const content = banded({ heading: title, more: html`${lead}${more}`, isSlim: true }, null);
  return documentOf(app, request, { locale, title, content, status: is === "broken" ? 404 : 200 });
}

const titleOf: Record<Visit["is"], (words: Words) => string> = {
  broken: ({ broken }) => broken,
  gone: ({ gone }) => gone,
  asked: ({ title }) => title,
  out: ({ done }) => done,
  back: ({ back }) => back,
};

type Say = (key: keyof Words) => string;

const lead = (text: string): Markup => html`<p class="lead">${text}</p>`;
const done = (text: string): Markup => html`<p class="lead" role="status">${text}</p>`;

const contentOf: Record<Visit["is"], (say: Say) => [Markup, Markup?]> = {
  broken: (say) => [lead(say("brokenText"))],
  gone: (say) => [lead(say("goneText"))],
  asked: (say) => [
    lead(say("question")),
    html`<p>${say("rest")}</p>
      ${button("stop", say("yes"), "primary large")}`,
  ],
  out: (say) => [
    done(say("doneText")),
    html`<p>${say("rest")}</p>
      <p>${say("mistake")}</p>
      ${button("again", say("again"), "outlined")}`,
  ],
  back: (say) => [done(say("backText"))],
};

const button = (wish: "stop" | "again", label: string, look: string): Markup =>
  html`<form method="post" enctype="multipart/form-data">
    <button class="button ${look}" type="submit" name="wish" value="${wish}">${label}</button>
  </form>`;
