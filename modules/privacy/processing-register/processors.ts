import { and, asc, eq, isNull } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import { processorsChanged } from "./events";
import type { NewProcessor, Processor, ProcessorChanges, ProcessorList } from "./model";
import { placeOf, troublesOf } from "./rules";
import { processors } from "./schema";

type Row = typeof processors.$inferSelect;

/** Everybody who handles data for the agency now, and who should stand there too. */
export async function list(app: App): Promise<ProcessorList> {
  const found = await current(app);
  return { processors: found, unlisted: await unlistedBeside(app, found) };
}

export async function current(app: App): Promise<Processor[]> {
  const rows = await app.db
    .select()
    .from(processors)
    .where(isNull(processors.endedAt))
    .orderBy(asc(processors.kind), asc(processors.name));
  return rows.map(shown);
}

/** What the settings say is in use, by the kind of service, where the register names none of that kind. */
async function unlistedBeside(app: App, found: Processor[]): Promise<ProcessorList["unlisted"]> {
  const [email, inbox, ai] = await Promise.all([
    settings.valueOf(app, "email"),
    settings.valueOf(app, "inbox"),
    settings.valueOf(app, "ai"),
  ]);
  const host = (email.fromAddress && email.host) || (inbox.isOn && inbox.host) || "";
  // A model on the agency's own machine is nobody else's.
  const model = ai.provider === null || ai.provider === "ollama" ? "" : ai.provider;
  const used = [
    { kind: "mail" as const, name: host },
    { kind: "ai" as const, name: model },
  ];
  return used.filter(({ kind, name }) => name && !found.some((it) => it.kind === kind));
}

export async function add(app: App, input: NewProcessor): Promise<Processor> {
  const id = Bun.randomUUIDv7();
  const at = app.now().toISOString();
  await app.write(
    [
      app.db.insert(processors).values({ ...input, id, createdAt: at, updatedAt: at }),
      audit.entry(app, auditEntry("added", id, { kind: input.kind })),
    ],
    processorsChanged(),
  );
  return find(app, id);
}

export async function edit(
  app: App,
  id: string,
  { version, ...set }: ProcessorChanges,
): Promise<Processor> {
  const row = await rowOf(app, id);
  if (row.version !== version)
    throw new Failure("conflict", "Someone else changed this first. Reload and try again.");
  return land(app, { row, set, done: auditEntry("edited", id, { fields: Object.keys(set) }) });
}

/** They handle nothing any more; that they did stays in the register's history. */
export async function end(app: App, id: string): Promise<Processor> {
  return land(app, {
    row: await rowOf(app, id),
    set: { endedAt: app.now().toISOString() },
    done: auditEntry("ended", id),
  });
}

export async function resume(app: App, id: string): Promise<Processor> {
  return land(app, {
    row: await rowOf(app, id),
    set: { endedAt: null },
    done: auditEntry("resumed", id),
  });
}

type Change = { row: Row; set: Partial<Row>; done: ReturnType<typeof auditEntry> };

async function land(app: App, { row: { id, version }, set, done }: Change): Promise<Processor> {
  const isThis = and(eq(processors.id, id), eq(processors.version, version));
  const after = { ...set, version: version + 1, updatedAt: app.now().toISOString() };
  await app.write(
    [must(app.db.update(processors).set(after).where(isThis)), audit.entry(app, done)],
    processorsChanged(),
  );
  return find(app, id);
}

const find = async (app: App, id: string): Promise<Processor> => shown(await rowOf(app, id));

async function rowOf(app: App, id: string): Promise<Row> {
  const [row] = await app.db.select().from(processors).where(eq(processors.id, id));
  return row ?? notFound("processor");
}

const shown = ({ createdAt: _, updatedAt: __, endedAt, ...row }: Row): Processor => ({
  ...row,
  place: placeOf(row.country),
  troubles: troublesOf(row),
  hasEnded: endedAt !== null,
});

const auditEntry = (verb: string, entityId: string, details: Record<string, unknown> = {}) => ({
  action: `processor.${verb}`,
  entityType: "processor",
  entityId,
  details,
});
