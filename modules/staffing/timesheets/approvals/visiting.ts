import { and, eq, gt, isNull } from "drizzle-orm";
import {
  clientContactRows as contacts,
  clientRows as clients,
} from "@/modules/crm/clients/read-model";
import type { Locale } from "@/modules/platform/accounts/rules";
import type { App } from "@/src/app";
import { minuteMs } from "@/src/calendar";
import { countAttempt } from "@/src/http/access/limits";
import { fingerprintOf } from "@/src/secrets/passwords";
import { timesheets } from "..";
import { rowsOf } from "./approvers";
import { isResponsible, type PageOutcome, triesPerMinute } from "./rules";
import { approvalLinks } from "./schema";

/** Who holds a link, and from which network they come. */
export type Visitor = { secret: string; network: string };

export type Sheet = Awaited<ReturnType<typeof timesheets.listByClient>>[number];
/** One timesheet with the fingerprint of what is shown of it, and whether days of it are still to come. */
export type Shown = Sheet & { hash: string; isEarly: boolean };

export type Visit = {
  link: typeof approvalLinks.$inferSelect;
  clientName: string;
  contactName: string;
  locale: Locale;
  /** What is handed in, decided or not, in the order of names. */
  sheets: Shown[];
  /** How many have not handed in theirs. */
  missing: number;
  /** The fingerprint of everything that can be approved. */
  seen: string;
  said: PageOutcome | null;
  /** The timesheet about which something is wrong. */
  dispute: string | null;
};

type Asked = {
  lang?: Locale | undefined;
  said?: PageOutcome | undefined;
  dispute?: string | undefined;
};

/** What the holder of a link may see; null for a link that opens none. */
export async function visit(
  app: App,
  visitor: Visitor,
  { lang, said, dispute }: Asked = {},
): Promise<Visit | null> {
  const found = await openOne(app, visitor);
  if (!found) return null;
  const { link } = found;
  const all = await sheetsForApprover(app, found);
  const sheets = all
    .filter(({ sheet }) => sheet.status !== "expected" && sheet.status !== "open")
    .map((it) => ({
      ...it,
      hash: hashOf(it),
      isEarly: timesheets.isEarly(app, it.sheet.entries),
    }));
  return {
    ...found,
    locale: lang ?? link.locale,
    sheets,
    missing: all.length - sheets.length,
    seen: fingerprintOf(
      approvableIn(sheets)
        .map(({ hash }) => hash)
        .join(),
    ),
    said: said ?? null,
    dispute: dispute ?? null,
  };
}

/** By what a button names it: whose it is and the beginning of its fingerprint. */
export const keyOf = ({ sheet, hash }: Shown): string => `${sheet.id}.${hash.slice(0, 20)}`;

export const waitingIn = (sheets: Shown[]): Shown[] =>
  sheets.filter(({ sheet }) => sheet.status === "submitted");

/** Hours of days that are still to come are disputed at most, by the rule by which they are not submitted. */
export const approvableIn = (sheets: Shown[]): Shown[] =>
  waitingIn(sheets).filter(({ isEarly }) => !isEarly);

type Found = Pick<Visit, "link"> & { email: string | null };

/** Of the client's hours of the week those at sites for which this contact still answers, and never their own. */
async function sheetsForApprover(app: App, { link, email }: Found): Promise<Sheet[]> {
  const { clientId, week } = link;
  const { approvers } = (await rowsOf(app, [clientId])).get(clientId) ?? { approvers: [] };
  const all = await timesheets.listByClient(app, clientId, week);
  return all.filter(
    ({ siteId, candidateEmail }) =>
      isResponsible(approvers, link, siteId) && (!candidateEmail || candidateEmail !== email),
  );
}

/** The content as it is shown; whatever changes it, changes this. */
function hashOf({ sheet, position }: Sheet): string {
  const { id, version, week, number, candidateName, entries, planned, holidays } = sheet;
  const shown = { id, version, week, number, candidateName, position, entries, planned, holidays };
  const { expenses } = sheet;
  return fingerprintOf(JSON.stringify({ ...shown, ...(expenses.length > 0 && { expenses }) }));
}

/** Only links that open nothing are counted, so that guessing ends and nobody else is held up. */
async function openOne(app: App, { secret, network }: Visitor) {
  const now = app.now().toISOString();
  const [found] = await app.db
    .select({
      link: approvalLinks,
      clientName: clients.name,
      contactName: contacts.name,
      email: contacts.email,
    })
    .from(approvalLinks)
    .innerJoin(clients, eq(clients.id, approvalLinks.clientId))
    .innerJoin(contacts, eq(contacts.id, approvalLinks.contactId))
    .where(
      and(
        eq(approvalLinks.tokenHash, fingerprintOf(secret)),
        isNull(approvalLinks.revokedAt),
        gt(approvalLinks.expiresAt, now),
      ),
    );
  if (!found) {
    const limit = { key: `hours-link:${network}`, most: triesPerMinute, windowMs: minuteMs };
    await countAttempt(app, limit);
    return null;
  }
  if (found.link.openedAt === null)
    await app.write([
      app.db
        .update(approvalLinks)
        .set({ openedAt: now })
        .where(eq(approvalLinks.id, found.link.id)),
    ]);
  return found;
}
