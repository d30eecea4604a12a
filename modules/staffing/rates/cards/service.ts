import { and, asc, eq, inArray, or } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { historyWrite } from "@/modules/records/core";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { Failure, invalid, notFound } from "@/src/errors";
import { rateCardsChanged } from "./events";
import { rateCards } from "./schema";
import type { NewRateCard, RateCardChange, RateCardOwner, RateCards } from "./model";
import { type Owners, ownersOf } from "./owners";
import { type CardLevel, faultsOf } from "./rules";

export { ownersOf };

type Row = typeof rateCards.$inferSelect;

/** The cards of one client, project or deployment, and those that it takes over. */
export async function list(app: App, owner: RateCardOwner): Promise<RateCards> {
  const cards = await valid(app, [await ownersOf(app, owner)]);
  return {
    own: cards.filter(({ level }) => level === owner.kind),
    inherited: cards.filter(({ level }) => level !== owner.kind),
  };
}

/** Every card by which any of these may be priced, the earliest first. */
export async function valid(app: App, owners: readonly Owners[]) {
  const idsOf = (kind: CardLevel) => owners.flatMap((it) => it[kind] ?? []);
  const rows = await app.db
    .select()
    .from(rateCards)
    .where(
      or(
        inArray(rateCards.clientId, idsOf("client")),
        inArray(rateCards.projectId, idsOf("project")),
        inArray(rateCards.deploymentId, idsOf("deployment")),
      ),
    )
    .orderBy(asc(rateCards.validFrom), asc(rateCards.id));
  return rows.map(({ clientId, projectId, deploymentId, updatedAt: _, ...card }) => ({
    ...card,
    ...ownerOf({ clientId, projectId, deploymentId }),
  }));
}

function ownerOf(row: Pick<Row, "clientId" | "projectId" | "deploymentId">) {
  const { clientId, projectId, deploymentId } = row;
  if (deploymentId) return { level: "deployment" as const, ownerId: deploymentId };
  if (projectId) return { level: "project" as const, ownerId: projectId };
  return { level: "client" as const, ownerId: clientId ?? "" };
}

export async function add(app: App, owner: RateCardOwner, card: NewRateCard): Promise<RateCards> {
  const { own } = await list(app, owner);
  refuseFaults(card, own);
  const id = Bun.randomUUIDv7();
  const row = { id, ...columnOf(owner), ...card, updatedAt: app.now().toISOString() };
  await app.write(
    [app.db.insert(rateCards).values(row), ...told(app, owner, { id, step: "added" })],
    rateCardsChanged(owner),
  );
  return list(app, owner);
}

/** Replaces a card, if it still is the one that was changed. Hours that were approved keep their prices. */
export async function change(
  app: App,
  id: string,
  { version, ...card }: RateCardChange,
): Promise<RateCards> {
  const owner = await ownerById(app, id);
  const { own } = await list(app, owner);
  refuseFaults(
    card,
    own.filter((it) => it.id !== id),
  );
  const set = { ...card, version: version + 1, updatedAt: app.now().toISOString() };
  await app.write(
    [
      must(app.db.update(rateCards).set(set).where(isAt(id, version))),
      ...told(app, owner, { id, step: "changed" }),
    ],
    rateCardsChanged(owner),
  );
  return list(app, owner);
}

export async function remove(app: App, id: string, version: number): Promise<RateCards> {
  const owner = await ownerById(app, id);
  await app.write(
    [
      must(app.db.delete(rateCards).where(isAt(id, version))),
      ...told(app, owner, { id, step: "removed" }),
    ],
    rateCardsChanged(owner),
  );
  return list(app, owner);
}

const isAt = (id: string, version: number) =>
  and(eq(rateCards.id, id), eq(rateCards.version, version));

async function ownerById(app: App, id: string): Promise<RateCardOwner> {
  const [row] = await app.db.select().from(rateCards).where(eq(rateCards.id, id));
  if (!row) return notFound("rate card");
  const { level, ownerId } = ownerOf(row);
  return { kind: level, id: ownerId };
}

function refuseFaults(card: NewRateCard, others: readonly { validFrom: string }[]): void {
  const faults = faultsOf(card).map(({ path, message }) => ({ path: [path], message }));
  if (faults.length > 0) throw invalid(faults);
  if (others.some(({ validFrom }) => validFrom === card.validFrom)) {
    throw new Failure("conflict", "A rate card already starts on this day. Change that one.");
  }
}

const columnOf = ({ kind, id }: RateCardOwner) => ({
  clientId: kind === "client" ? id : null,
  projectId: kind === "project" ? id : null,
  deploymentId: kind === "deployment" ? id : null,
});

type Step = { id: string; step: "added" | "changed" | "removed" };

/** Beside the change itself: a line in the history of whose card it is, and one in the audit trail. */
const told = (app: App, { kind, id: ownerId }: RateCardOwner, { id, step }: Step) => [
  historyWrite(app, { kind, ids: [ownerId] }, { event: "rates" }),
  audit.entry(app, {
    action: `rate-card.${step}`,
    entityType: kind,
    entityId: ownerId,
    details: { card: id },
  }),
];
