import { and, asc, eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import type { NewStageTemplate, StageTemplate, StageTemplateChanges } from "../model";
import { maxTemplates } from "../rules";
import { stageTemplates as templates } from "../schema";

/** The agency's own, beside those that come with the product. */
export const listTemplates = (app: App): Promise<StageTemplate[]> =>
  app.db.select().from(templates).orderBy(asc(templates.name));

export async function addTemplate(app: App, input: NewStageTemplate): Promise<StageTemplate> {
  const known = await listTemplates(app);
  if (known.length >= maxTemplates)
    throw new Failure("conflict", `You already have ${maxTemplates} templates. Remove one first.`);
  refuseTaken(known, input.name);
  const row = { id: Bun.randomUUIDv7(), ...input, version: 1 };
  await app.write([
    app.db.insert(templates).values(row),
    audit.entry(app, auditEntry("added", row.id, { stages: row.stages.length })),
  ]);
  return row;
}

/** Boards that began with it stay as they are. */
export async function editTemplate(
  app: App,
  id: string,
  { version, ...input }: StageTemplateChanges,
): Promise<StageTemplate> {
  const known = await listTemplates(app);
  if (!known.some((it) => it.id === id)) notFound("stage template");
  refuseTaken(
    known.filter((it) => it.id !== id),
    input.name,
  );
  const isUnchanged = and(eq(templates.id, id), eq(templates.version, version));
  const set = { ...input, version: version + 1 };
  await app.write([
    must(app.db.update(templates).set(set).where(isUnchanged)),
    audit.entry(app, auditEntry("changed", id, { stages: input.stages.length })),
  ]);
  return { id, ...set };
}

export async function removeTemplate(app: App, id: string): Promise<void> {
  if (!(await listTemplates(app)).some((it) => it.id === id)) notFound("stage template");
  await app.write([
    must(app.db.delete(templates).where(eq(templates.id, id))),
    audit.entry(app, auditEntry("removed", id)),
  ]);
}

function refuseTaken(known: StageTemplate[], name: string): void {
  if (!known.some((it) => it.name.toLowerCase() === name.toLowerCase())) return;
  const sentence = "A template with this name already exists. Choose another name.";
  throw new Failure("conflict", sentence, { fields: { name: sentence } });
}

const auditEntry = (verb: string, entityId: string, details: Record<string, unknown> = {}) => ({
  action: `stage-template.${verb}`,
  entityType: "stage template",
  entityId,
  details,
});
