import { and, eq, max, sql } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import type { Query, Source } from "@/modules/market/sources/model";
import { sources } from "@/modules/market/sources";
import { type SourceId, sourceIds } from "@/modules/market/sources/rules";
import { users } from "@/modules/platform/accounts";
import { type App, actorIdOf } from "@/src/app";
import { must } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import { seal, unseal } from "@/src/secrets/secrets";
import type { SourceChanges, SourceState } from "./model";
import { usualSources } from "./rules";
import { scrapeTasks, sourceSettings } from "./schema";

/** Sources that answer only with keys of the agency's own. */
const keyNames: Partial<Record<SourceId, string[]>> = { adzuna: ["app_id", "app_key"] };

type Setting = typeof sourceSettings.$inferSelect;

export async function list(app: App): Promise<SourceState[]> {
  const settings = await settingsById(app);
  const last = await lastReads(app);
  const nameOf = await users.authors(app);
  return sourceIds.map((id) => ({
    ...shown(app, { source: sources[id], setting: settings.get(id), nameOf }),
    lastReadAt: last.get(id)?.at ?? null,
    lastFound: last.get(id)?.found ?? null,
  }));
}

/** Switching a source on accepts its terms: who did that, and when, is kept and audited. */
export async function edit(app: App, id: SourceId, changes: SourceChanges): Promise<SourceState> {
  const { version, keys, ...rest } = changes;
  const before = (await settingsById(app)).get(id);
  const { policy } = sources[id];
  const isOn = rest.isOn ?? before?.isOn ?? policy.isOnByDefault;
  const accepted = rest.isOn === true && {
    acceptedBy: actorIdOf(app),
    acceptedAt: app.now().toISOString(),
  };
  const row = {
    ...rest,
    isOn,
    ...accepted,
    ...(keys && { keys: await sealed(app, { id, kept: { ...before?.keys }, given: keys }) }),
    version: version + 1,
  };
  const details = { isOn, fields: Object.keys(changes).filter((field) => field !== "version") };
  await app.write([
    before
      ? must(
          app.db
            .update(sourceSettings)
            .set(row)
            .where(and(eq(sourceSettings.id, id), eq(sourceSettings.version, version))),
        )
      : app.db.insert(sourceSettings).values({ ...row, id }),
    audit.entry(app, { action: "source.changed", entityType: "source", entityId: id, details }),
  ]);
  return find(app, id);
}

export async function find(app: App, id: SourceId): Promise<SourceState> {
  const states = await list(app);
  return states.find((state) => state.id === id) ?? notFound("source");
}

/** Refuses a source that is off or lacks what it needs, with the sentence that says what to do. */
export async function ready(app: App, ids: SourceId[]): Promise<SourceState[]> {
  const states = (await list(app)).filter(({ id }) => ids.includes(id));
  const off = states.filter(({ isOn }) => !isOn);
  if (off.length === 0) return states;
  const names = off.map(({ name }) => name).join(", ");
  throw new Failure(
    "conflict",
    `${names}: turned off. An administrator can accept the terms and turn the source on.`,
  );
}

/** What is searched where nobody chose; none where nothing that can be read is turned on. */
export async function usual(app: App): Promise<SourceId[]> {
  const settings = await settingsById(app);
  const nameOf = (signature: string) => signature;
  return usualSources(
    sourceIds.map((id) => shown(app, { source: sources[id], setting: settings.get(id), nameOf })),
  );
}

/** The sources of a run, chosen or usual. */
export async function chosenOr(app: App, sources: SourceId[] | undefined): Promise<SourceId[]> {
  const chosen = sources ?? (await usual(app));
  if (chosen.length > 0) return chosen;
  throw new Failure(
    "conflict",
    "No source is turned on. An administrator can turn one on under AI Job Scraping.",
  );
}

/** What a plan needs beyond the question itself. */
export async function means(app: App, id: SourceId): Promise<Pick<Query, "boards" | "keys">> {
  const setting = (await settingsById(app)).get(id);
  const keys = Object.entries(setting?.keys ?? {}).map(async ([name, value]) => [
    name,
    await unseal(app.config, `${id}.${name}`, value),
  ]);
  return { boards: setting?.boards ?? [], keys: Object.fromEntries(await Promise.all(keys)) };
}

/** The keys that a source has, and those that are given for it now. */
type GivenKeys = { id: SourceId; kept: Record<string, string>; given: Record<string, string> };

async function sealed(app: App, { id, kept, given }: GivenKeys) {
  for (const [name, value] of Object.entries(given)) {
    if (!keyNames[id]?.includes(name)) continue;
    if (value === "") delete kept[name];
    else kept[name] = await seal(app.config, `${id}.${name}`, value);
  }
  return kept;
}

/** A source, how it is set, and the names of those who set it. */
type Connector = {
  source: Source;
  setting: Setting | undefined;
  nameOf: (signature: string) => string;
};

/** Recorded pages ask nobody's permission, so everything is on where they answer. */
const shown = (app: App, { source: { id, name, kind, policy }, setting, nameOf }: Connector) => ({
  id,
  name,
  kind,
  isOn: app.transport.kind === "replay" || (setting?.isOn ?? policy.isOnByDefault),
  terms: policy.terms,
  acceptedBy: setting?.acceptedBy ? nameOf(setting.acceptedBy) : null,
  acceptedAt: setting?.acceptedAt ?? null,
  boards: setting?.boards ?? [],
  keys: Object.fromEntries((keyNames[id] ?? []).map((key) => [key, key in (setting?.keys ?? {})])),
  version: setting?.version ?? 0,
});

async function settingsById(app: App): Promise<Map<SourceId, Setting>> {
  const rows = await app.db.select().from(sourceSettings);
  return new Map(rows.map((row) => [row.id, row]));
}

/** What the latest run that read a source found there. */
async function lastReads(app: App) {
  const latest = app.db
    .select({ source: scrapeTasks.source, run: max(scrapeTasks.runId).as("run") })
    .from(scrapeTasks)
    .where(eq(scrapeTasks.state, "done"))
    .groupBy(scrapeTasks.source)
    .as("latest");
  const rows = await app.db
    .select({
      id: scrapeTasks.source,
      at: max(scrapeTasks.finishedAt),
      found: sql<number>`(select count(*) from postings
        where last_run_id = ${latest.run} and postings.source = ${scrapeTasks.source})`,
    })
    .from(scrapeTasks)
    .innerJoin(
      latest,
      and(eq(latest.source, scrapeTasks.source), eq(latest.run, scrapeTasks.runId)),
    )
    .groupBy(scrapeTasks.source);
  return new Map(rows.map((row) => [row.id, row]));
}
