import { and, asc, eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { once } from "@/src/lazy";
import { Failure, invalid, notFound } from "@/src/errors";
import { communicationsChanged } from "../events";
import { MessageTemplate } from "../model";
import type { MessageTemplateChanges, NewMessageTemplate } from "../questions";
import { gapsIn, isField } from "../rules";
import { messageTemplates as templates } from "../schema";
import standard from "../standard.json";

type Row = typeof templates.$inferSelect;

const bare = { isStandard: true, isArchived: false, version: 1 };
const standards = once((): MessageTemplate[] =>
  standard.map((it) => MessageTemplate.parse({ ...it, content: it.content.join("\n"), ...bare })),
);

/** The agency's own templates, which come first, and those that the product brings. */
export async function templatesOf(app: App): Promise<MessageTemplate[]> {
  const own = await app.db.select().from(templates).orderBy(asc(templates.name));
  return [...own.map(shown), ...standards()];
}

export async function templateOf(app: App, id: string): Promise<MessageTemplate> {
  const all = await templatesOf(app);
  return all.find((it) => it.id === id) ?? notFound("template");
}

export async function addTemplate(app: App, input: NewMessageTemplate): Promise<MessageTemplate> {
  refuseUnknownFields(input);
  const id = Bun.randomUUIDv7();
  const at = app.now().toISOString();
  await app.write(
    [
      app.db.insert(templates).values({ ...input, id, createdAt: at, updatedAt: at }),
      auditEntry(app, "added", id),
    ],
    communicationsChanged([]),
  );
  return templateOf(app, id);
}

export async function editTemplate(
  app: App,
  id: string,
  { version, isArchived, ...input }: MessageTemplateChanges,
): Promise<MessageTemplate> {
  const before = await templateOf(app, id);
  if (before.isStandard) {
    const sentence = "Standard templates can't be changed. Copy it and edit the copy.";
    throw new Failure("conflict", sentence);
  }
  refuseUnknownFields({
    subject: input.subject ?? before.subject,
    content: input.content ?? before.content,
  });
  const at = app.now().toISOString();
  const set = {
    ...input,
    ...(isArchived !== undefined && { archivedAt: isArchived ? at : null }),
    version: version + 1,
    updatedAt: at,
  };
  const isThis = and(eq(templates.id, id), eq(templates.version, version));
  await app.write(
    [must(app.db.update(templates).set(set).where(isThis)), auditEntry(app, "edited", id)],
    communicationsChanged([]),
  );
  return templateOf(app, id);
}

/** A gap that nothing fills would be found only in front of whoever gets the message. */
function refuseUnknownFields({ subject, content }: { subject: string; content: string }): void {
  const message = "This template uses a placeholder that doesn't exist. Choose one from the list.";
  for (const [field, text] of Object.entries({ subject, content }))
    if (gapsIn(text).some((name) => !isField(name))) throw invalid([{ path: [field], message }]);
}

const shown = ({ seq: _, createdAt: __, updatedAt: ___, archivedAt, ...row }: Row) => ({
  ...row,
  isStandard: false,
  isArchived: archivedAt !== null,
});

const auditEntry = (app: App, verb: string, entityId: string) =>
  audit.entry(app, {
    action: `message-template.${verb}`,
    entityType: "message-template",
    entityId,
  });
