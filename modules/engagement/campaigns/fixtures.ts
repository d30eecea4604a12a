import { candidates } from "@/modules/crm/candidates";
import { mail } from "@/modules/platform/mail";
import { noon, request, signedIn, testApp, letterChecks } from "@/modules/testing";
import type { App } from "@/src/app";
import { consentFrom, insertConsents } from "@/modules/crm/candidates/consents/consent-rows";
import { person } from "@/modules/crm/candidates/fixtures";
import { serveMail, type Taken, useServer } from "@/modules/platform/mail/fixtures";
import { type CampaignRecord, campaigns, type Step } from "./index";

type Manner = Parameters<typeof serveMail>[0];

export const texts: Step = {
  waitDays: 0,
  texts: {
    en: {
      subject: "Work for {{candidate.firstName}}",
      body: "Dear {{candidate.name}}\nNights from March.",
    },
    nl: {
      subject: "Werk voor {{candidate.firstName}}",
      body: "Beste {{candidate.name}}\nNachten vanaf maart.",
    },
  },
};

const own = { PUBLIC_URL: "http://localhost" };

/** An agency with mail, an address of its own and a recruiter, and a clock that the test moves. */
export async function agency(manner: Manner = {}, settings: Record<string, string> = own) {
  const clock = { at: noon.getTime() };
  const app = testApp({ now: () => new Date(clock.at) }, settings);
  const server = await serveMail(manner);
  await useServer(app, server);
  const recruiter = await signedIn(app, "recruiter");
  const later = (hours: number) => void (clock.at += hours * 3_600_000);
  return { app, server, later, ...recruiter };
}

type Details = Parameters<typeof person>[0];

/** People who agreed to such letters, the first with these details. */
export async function agreeing(app: App, many: number, ...details: Details[]): Promise<string[]> {
  const people = Array.from({ length: many }, (_, n) =>
    person({ email: `p${n}@people.example`, ...details[n] }),
  );
  const ids = await candidates.addAll(app, people);
  const given = { purpose: "marketing" as const, channel: "form" as const };
  const rows = ids.map((id) => consentFrom(app, id, given));
  await app.write(insertConsents(app, rows));
  return ids;
}

type Draft = Partial<Parameters<typeof campaigns.add>[1]>;

export const drafted = (app: App, candidateIds: string[], draft: Draft = {}) =>
  campaigns.add(app, {
    ...{ name: "Night shifts", jobIds: [], sequence: [texts], hourlyLimit: 5000 },
    audience: { kind: "chosen", candidateIds },
    ...draft,
  });

/** Confirms whatever number the audience has now. */
export async function begun(app: App, { id, version }: CampaignRecord): Promise<CampaignRecord> {
  const { included } = await campaigns.audience(app, id, { show: "all", offset: 0, limit: 1 });
  return campaigns.start(app, id, { version, confirmed: included });
}

/** Goes on until nothing is due any more. */
export async function runOut(app: App): Promise<void> {
  for (let moved = true; moved;) {
    moved = await campaigns.advance(app);
    while (await mail.deliver(app, letterChecks)) moved = true;
  }
}

/** A letter without the soft ends of its lines. */
export const readable = ({ raw }: Taken): string =>
  raw.replaceAll("=\r\n", "").replaceAll(/\r\n[ \t]+/g, " ");

/** The end of the link that a letter carries. */
export const linkIn = (letter: Taken): string =>
  /List-Unsubscribe:\s+<http:\/\/localhost(\/u\/[^>]+)>/.exec(readable(letter))?.[1] ?? "";

/** What a mail program sends when its reader presses "unsubscribe" (RFC 8058): no cookie, no origin, one field. */
export const oneClick = (app: App, path: string) =>
  request(app, "POST", path, {
    body: "List-Unsubscribe=One-Click",
    headers: { origin: "", "content-type": "application/x-www-form-urlencoded" },
  });
