import { and, eq, inArray, isNull } from "drizzle-orm";
import { formats, keptInside } from "@/modules/platform/files";
import { files } from "@/modules/platform/files/schema";
import type { AttachedFile } from "@/modules/platform/mail";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { invalid, missing } from "@/src/errors";
import type { NewMessage } from "./model";
import { mostBytesSent } from "./rules";
import { communicationFiles } from "./schema";

type FileRow = typeof files.$inferSelect;

/** The files of a record that go along with a message, in the order in which they were chosen. */
export async function chosenFiles(
  app: App,
  { fileIds, entityType, entityId }: NewMessage,
): Promise<FileRow[]> {
  const rows = await app.db
    .select()
    .from(files)
    .where(
      and(
        inArray(files.id, fileIds),
        eq(files.kind, entityType),
        eq(files.recordId, entityId),
        isNull(files.removedAt),
      ),
    );
  const chosen = fileIds.map((id) => rows.find((row) => row.id === id) ?? missing("file"));
  refuseKeptInside(chosen, entityType);
  if (chosen.reduce((sum, { bytes }) => sum + bytes, 0) > mostBytesSent) refuse("large");
  return chosen;
}

const sentence = {
  large: "Together these files are too large for a letter. Leave some out, or send them apart.",
  inside: "One of these files stays inside the agency. Leave it out, or change who may get it.",
};

/** Their own papers may go to a candidate; whoever else is written to gets what is meant for them. */
function refuseKeptInside(chosen: FileRow[], entityType: NewMessage["entityType"]): void {
  if (entityType === "candidate") return;
  const isInside = ({ audience, type }: FileRow) =>
    audience === "internal" || keptInside.includes(type);
  if (chosen.some(isInside)) refuse("inside");
}

function refuse(why: keyof typeof sentence): never {
  throw invalid([{ path: ["fileIds"], message: sentence[why] }]);
}

export const asAttached = ({ name, format, content }: FileRow): AttachedFile => ({
  name,
  type: formats[format].type,
  storage: content,
});

/** What went along stays readable beside the message, also when the record's file is removed. */
export const attached = (app: App, communicationId: string, chosen: FileRow[]): Write[] =>
  chosen.length === 0
    ? []
    : [
        app.db.insert(communicationFiles).values(
          chosen.map(({ name, format, bytes, content }, position) => ({
            ...{ id: Bun.randomUUIDv7(), communicationId, position },
            ...{ name, format, bytes, content },
          })),
        ),
      ];
