import { and, eq, sql } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { historyWrite } from "@/modules/records/core";
import { languageLevels } from "@/modules/knowledge/analysis/rules";
import type { App } from "@/src/app";
import { type Guarded, must } from "@/src/database";
import { prepared } from "@/src/database/prepared";
import { Failure, invalid } from "@/src/errors";
import { requirementsChanged } from "./events";
import type { NewRequirement, Requirement, RequirementSet, RequirementSetChange } from "./model";
import type { Asked, Owner, OwnerKind } from "./rules";
import { requirementSets } from "./schema";

/** How the history writes a set: "vca-basis, nl B2, datacentre 3 (preferred)". */
const asText = (requirements: Requirement[]): string | null =>
  requirements
    .map(({ what, level, years, isRequired, note }) =>
      [what, level, years, isRequired ? null : "(preferred)", note && `[${note}]`]
        .filter((it) => it !== null)
        .join(" "),
    )
    .join(", ") || null;

/** Loaded with the taxonomy when somebody first asks, because a server answers long before that. */
const catalogue = () => import("@/modules/knowledge/analysis");

/** What one client, site or project asks by itself. */
export async function find(app: App, owner: Owner): Promise<RequirementSet> {
  const [row] = await rowsOf(app, [owner]);
  const { certificateNameOf } = await catalogue();
  const requirements = (row?.requirements ?? []).map((it) => ({
    ...it,
    name: it.kind === "certificate" ? (certificateNameOf(it.what) ?? it.what) : null,
  }));
  return { owner, version: row?.version ?? 0, requirements };
}

/** What they ask together: every requirement once, as strictly as the strictest says it, and who asks it. */
export async function requirementsOf(app: App, owners: Owner[]): Promise<Asked[]> {
  const rows = await rowsOf(app, owners);
  if (rows.length === 0) return [];
  const { certificateNameOf, coveredBy, certificateInfoOf } = await catalogue();
  return addedUp(rows, owners).map((it) => ({
    ...it,
    ...(it.kind === "certificate"
      ? {
          name: certificateNameOf(it.what) ?? it.what,
          accepts: coveredBy(it.what),
          leadDays: certificateInfoOf(it.what)?.leadDays ?? null,
        }
      : { name: null, accepts: [], leadDays: null }),
  }));
}

/** Replaces a set, if it still is the one that was changed. */
export async function change(
  app: App,
  owner: Owner,
  { version, requirements: given }: RequirementSetChange,
): Promise<RequirementSet> {
  const before = await find(app, owner);
  if (before.version !== version) {
    throw new Failure("conflict", "Someone else changed this first. Reload and try again.");
  }
  const requirements = await checked(given);
  const [was, is] = [asText(before.requirements), asText(requirements)];
  if (was === is) return before;
  const history =
    owner.kind === "site"
      ? []
      : [
          historyWrite(
            app,
            { kind: owner.kind, ids: [owner.id] },
            {
              event: "requirements",
              changes: { requirements: [was, is] },
            },
          ),
        ];
  await app.write(
    [
      kept(app, { owner, version, requirements }),
      ...history,
      audit.entry(app, {
        action: "requirements.changed",
        entityType: owner.kind,
        entityId: owner.id,
        details: { count: requirements.length },
      }),
    ],
    requirementsChanged(owner),
  );
  return find(app, owner);
}

type Sent = { owner: Owner; version: number; requirements: Requirement[] };

function kept(app: App, { owner, version, requirements }: Sent): Guarded {
  const set = { requirements, version: version + 1, updatedAt: app.now().toISOString() };
  if (version === 0) {
    const row = { ownerKind: owner.kind, ownerId: owner.id, ...set };
    return must(app.db.insert(requirementSets).values(row).onConflictDoNothing());
  }
  return must(
    app.db
      .update(requirementSets)
      .set(set)
      .where(and(isOf(owner), eq(requirementSets.version, version))),
  );
}

/** The same requirement twice in one set would contradict itself. */
async function checked(given: NewRequirement[]): Promise<Requirement[]> {
  const { certificateInfoOf } = await catalogue();
  const seen = new Set<string>();
  return given.map((it, n) => {
    const requirement = rowFrom(it);
    const { kind, what } = requirement;
    if (kind === "certificate" && !certificateInfoOf(what)) {
      const message = "Choose a certificate from the list.";
      throw invalid([{ path: ["requirements", n, "what"], message }]);
    }
    if (seen.has(`${kind}:${what}`)) {
      const message = "This requirement appears twice. Keep one of them.";
      throw invalid([{ path: ["requirements", n, "what"], message }]);
    }
    seen.add(`${kind}:${what}`);
    return requirement;
  });
}

const rowFrom = (it: NewRequirement): Requirement => ({
  kind: it.kind,
  what: it.kind === "identity" ? "identity" : it.kind === "years" ? "datacentre" : it.what,
  level: it.kind === "language" ? it.level : null,
  years: it.kind === "years" ? it.years : null,
  isRequired: it.isRequired,
  note: it.note,
});

async function rowsOf(app: App, owners: Owner[]) {
  if (owners.length === 0) return [];
  const given = JSON.stringify(owners.map(({ kind, id }) => [kind, id]));
  return setsOf(app.db, { owners: given });
}

const setsOf = prepared((db) => {
  const { ownerKind, ownerId } = requirementSets;
  const asked = sql`select value ->> 0, value ->> 1 from json_each(${sql.placeholder("owners")})`;
  return db
    .select()
    .from(requirementSets)
    .where(sql`(${ownerKind}, ${ownerId}) in (${asked})`);
});

const isOf = ({ kind, id }: Owner) =>
  and(eq(requirementSets.ownerKind, kind), eq(requirementSets.ownerId, id));

type Row = { ownerKind: OwnerKind; ownerId: string; requirements: Requirement[] };
type Sum = Omit<Asked, "name" | "accepts" | "leadDays">;

/** Every requirement once, in the order of its owners, as strictly as the strictest of them says it. */
function addedUp(rows: Row[], owners: Owner[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const owner of owners) {
    const row = rows.find(
      ({ ownerKind, ownerId }) => ownerKind === owner.kind && ownerId === owner.id,
    );
    for (const it of row?.requirements ?? []) {
      const key = `${it.kind}:${it.what}`;
      sums.set(key, stricter(sums.get(key), it, owner));
    }
  }
  return [...sums.values()];
}

function stricter(before: Sum | undefined, it: Requirement, { kind, id }: Owner): Sum {
  const { note, ...own } = it;
  const source = { kind, id, isRequired: it.isRequired, note };
  if (!before) return { ...own, from: [source] };
  return {
    ...before,
    isRequired: before.isRequired || it.isRequired,
    level: higher(before.level, it.level),
    years: before.years === null ? it.years : Math.max(before.years, it.years ?? 0),
    from: [...before.from, source],
  };
}

function higher(a: Requirement["level"], b: Requirement["level"]): Requirement["level"] {
  if (a === null || b === null) return a ?? b;
  return languageLevels.indexOf(a) >= languageLevels.indexOf(b) ? a : b;
}
