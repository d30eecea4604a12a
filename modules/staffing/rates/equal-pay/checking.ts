import { and, eq, inArray } from "drizzle-orm";
import { users } from "@/modules/platform/accounts";
import { deployments } from "@/modules/staffing/deployments/schema";
import { projects } from "@/modules/staffing/projects/schema";
import type { App } from "@/src/app";
import type { RateCardOwner } from "../cards/model";
import { cardOn, type RateCard } from "../cards/rules";
import { type Owners, rateCards } from "../cards";
import type { PayCheck, PayChecks, PayException, PayTerms } from "./model";
import { gapsOf, type PayGap, termsFor } from "./rules";
import { payExceptions } from "./schema";
import { termsOf } from "./terms";

type Place = { clientId: string; siteId: string | null };
type Card = RateCard & { payScale: string | null };

/** What is paid at a client, a project or a deployment beside what the client's own people get there. */
export async function check(
  app: App,
  owner: RateCardOwner,
  days?: Pick<Work, "from" | "to">,
): Promise<PayChecks> {
  const owners = await rateCards.ownersOf(app, owner);
  const place = await placeOf(app, owners);
  const terms = await termsOf(app, [place.clientId]);
  const cards: Card[] = [...(await rateCards.valid(app, [owners])), ...(await agreed(app, owners))];
  const used = days ? usedIn(days, cards) : cards;
  const found = used.flatMap((card) => {
    const gaps = gapsIn(card, place, terms);
    return gaps.length > 0 ? [{ subjectId: card.id, currency: card.currency, gaps }] : [];
  });
  const exceptions = await exceptionsOf(app, found);
  const scales = terms.flatMap(({ siteId, scale }) =>
    siteId === null || siteId === place.siteId ? scale : [],
  );
  return {
    scales: [...new Set(scales)],
    checks: found.map((it) => ({ ...it, exception: exceptions.get(keyOf(it)) ?? null })),
  };
}

/** The cards by which days at both ends are priced; what was agreed where none is. */
function usedIn({ from, to }: Pick<Work, "from" | "to">, cards: readonly Card[]): Card[] {
  const ids = new Set([from, to].map((day) => cardOn(day, cards)?.id));
  return cards.filter(({ id }) => ids.has(id));
}

function gapsIn(card: Card, { siteId }: Place, terms: readonly PayTerms[]): PayGap[] {
  return gapsOf(card, termsFor({ siteId, scale: card.payScale }, card, terms));
}

/** The client, and where the work is if one place is meant. */
async function placeOf(app: App, { client, project, deployment }: Owners): Promise<Place> {
  const place = { siteId: null, clientId: client ?? "" };
  const table = deployment ? deployments : projects;
  const id = deployment ?? project;
  if (!id) return place;
  const [row] = await app.db
    .select({ clientId: table.clientId, siteId: table.siteId })
    .from(table)
    .where(eq(table.id, id));
  return row ? { siteId: row.siteId, clientId: row.clientId ?? place.clientId } : place;
}

/** Where no card is, a deployment's hours go by what was agreed for it. */
async function agreed(app: App, { deployment }: Owners): Promise<Card[]> {
  if (!deployment) return [];
  const [row] = await app.db.select().from(deployments).where(eq(deployments.id, deployment));
  return row && row.payCents !== null ? [cardOfTerms(row)] : [];
}

type Agreed = { id: string; startDate: string; endDate: string | null; payCents: number | null };
const cardOfTerms = ({ id, startDate, endDate, payCents }: Agreed): Card => ({
  id,
  level: "client",
  validFrom: startDate,
  validTo: endDate,
  currency: "EUR",
  rates: [{ hourType: "regular", billCents: 0, payCents: payCents ?? 0 }],
  rules: [],
  payScale: null,
});

type Found = Pick<PayCheck, "subjectId" | "gaps">;

/** Changes with the rates, with the terms and with the scale. */
export const fingerprintOf = ({ gaps }: Found): string =>
  new Bun.CryptoHasher("sha256").update(JSON.stringify(gaps)).digest("hex");

const keyOf = (found: Found) => `${found.subjectId} ${fingerprintOf(found)}`;

/** The newest exception for exactly these gaps, by subject and fingerprint. */
async function exceptionsOf(app: App, found: readonly Found[]): Promise<Map<string, PayException>> {
  if (found.length === 0) return new Map();
  const isMeant = and(
    inArray(payExceptions.subjectId, [...new Set(found.map((it) => it.subjectId))]),
    inArray(payExceptions.fingerprint, [...new Set(found.map(fingerprintOf))]),
  );
  const rows = await app.db.select().from(payExceptions).where(isMeant).orderBy(payExceptions.id);
  const nameOf = await users.authors(app);
  return new Map(
    rows
      .filter(({ state }) => state !== "withdrawn")
      .map((row) => [
        `${row.subjectId} ${row.fingerprint}`,
        {
          id: row.id,
          state: row.state,
          reason: row.reason,
          askedBy: nameOf(row.askedBy),
          askedAt: row.askedAt,
          isOwn: row.askedBy === app.actor.id,
          settledBy: row.settledBy && nameOf(row.settledBy),
          settledAt: row.settledAt,
        },
      ]),
  );
}

/** Work of one client in these days. */
type Work = { clientId: string; deploymentIds: readonly string[]; from: string; to: string };
export type Underpaid = PayGap & { deploymentId: string; currency: string };

/** Where this work is paid less than the client's own people get; without what a second person approved. */
export async function underpaid(app: App, work: Work): Promise<Underpaid[]> {
  const terms = await termsOf(app, [work.clientId]);
  if (terms.length === 0) return [];
  const found: Underpaid[] = [];
  // One after the other, so that other requests get their turn in between.
  for (const deploymentId of work.deploymentIds) {
    const { checks } = await check(app, { kind: "deployment", id: deploymentId }, work);
    for (const { currency, gaps, exception } of checks)
      if (exception?.state !== "approved")
        found.push(...gaps.map((gap) => ({ ...gap, deploymentId, currency })));
  }
  return found;
}
