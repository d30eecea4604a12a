import { and, asc, eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { toIso, toSpecification } from "@/modules/knowledge/countries/rules";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { once } from "@/src/lazy";
import { Failure, invalid, notFound } from "@/src/errors";
import { documentsChanged } from "./events";
import { type NewTemplate, Template, type TemplateChanges } from "./model";
import { fieldsIn, isField } from "./rules";
import { documentTemplates as templates } from "./schema";
import standard from "./standard/templates.json";

type Row = typeof templates.$inferSelect;

const bare = { isStandard: true, isArchived: false, version: 1 };
const standards = once((): Template[] =>
  standard.map((it) => Template.parse({ ...it, body: it.body.join("\n"), ...bare })),
);

/** The agency's own templates, which come first, and those that the product brings. */
export async function templatesOf(app: App): Promise<Template[]> {
  const own = await app.db.select().from(templates).orderBy(asc(templates.seq));
  return [...own.map(shown), ...standards()];
}

export async function templateOf(app: App, id: string): Promise<Template> {
  const all = await templatesOf(app);
  return all.find((it) => it.id === id) ?? notFound("template");
}

export async function addTemplate(app: App, { country, ...input }: NewTemplate): Promise<Template> {
  refuseUnknownFields(input.body);
  const id = Bun.randomUUIDv7();
  const at = app.now().toISOString();
  const row = { ...input, id, country: country && toIso(country), createdAt: at, updatedAt: at };
  await app.write(
    [app.db.insert(templates).values(row), audit.entry(app, auditEntry("added", id))],
    documentsChanged(),
  );
  return templateOf(app, id);
}

export async function editTemplate(
  app: App,
  id: string,
  { version, isArchived, country, ...input }: TemplateChanges,
): Promise<Template> {
  const before = await templateOf(app, id);
  if (before.isStandard)
    throw new Failure(
      "conflict",
      "Standard templates can't be changed. Copy it and edit the copy.",
    );
  if (input.body !== undefined) refuseUnknownFields(input.body);
  const at = app.now().toISOString();
  const set = {
    ...input,
    ...(country !== undefined && { country: country && toIso(country) }),
    ...(isArchived !== undefined && { archivedAt: isArchived ? at : null }),
    version: version + 1,
    updatedAt: at,
  };
  const isThis = and(eq(templates.id, id), eq(templates.version, version));
  await app.write(
    [
      must(app.db.update(templates).set(set).where(isThis)),
      audit.entry(app, auditEntry("edited", id, { fields: Object.keys(input) })),
    ],
    documentsChanged(),
  );
  return templateOf(app, id);
}

/** A gap that nothing fills would be found only in front of a client. */
function refuseUnknownFields(body: string): void {
  const unknown = fieldsIn(body).filter((name) => !isField(name));
  if (unknown.length === 0) return;
  const message = "This template uses a placeholder that doesn't exist. Choose one from the list.";
  throw invalid([{ path: ["body"], message }]);
}

const shown = ({ seq: _, createdAt: __, updatedAt: ___, archivedAt, country, ...row }: Row) => ({
  ...row,
  country: country && toSpecification(country),
  isStandard: false,
  isArchived: archivedAt !== null,
});

const auditEntry = (verb: string, entityId: string, details: Record<string, unknown> = {}) => ({
  action: `template.${verb}`,
  entityType: "template",
  entityId,
  details,
});
