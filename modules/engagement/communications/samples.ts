import { shownOf } from "@/src/read-model";
import { asc, inArray } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/modules/platform/audit";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import {
  clientContactRows as clientContacts,
  clientRows as clients,
} from "@/modules/crm/clients/read-model";
import { idsNamed } from "@/modules/records/core";
import { userRows as users } from "@/modules/platform/accounts/read-model";
import type { App } from "@/src/app";
import { addDays, utcDay } from "@/src/calendar";
import { newsOf } from "./save";
import { directions, type EntityType, types } from "./rules";
import { communications } from "./schema";

const Sample = z.strictObject({
  thread: z.string().optional(),
  /** By address, by name, by name. */
  candidate: z.string().optional(),
  client: z.string().optional(),
  project: z.string().optional(),
  contact: z.string().optional(),
  from: z.object({ name: z.string(), address: z.string() }).optional(),
  type: z.enum(types),
  direction: z.enum(directions),
  inDays: z.number().int(),
  at: z.string(),
  minutes: z.number().int().optional(),
  isAutomatic: z.boolean().optional(),
  isPrivate: z.boolean().optional(),
  subject: z.string(),
  content: z.array(z.string()),
});
type Sample = z.infer<typeof Sample>;

type Place = { kind: EntityType; recordId: string };
type Party = { name: string; address: string | null };
type Known = {
  placeOf: Map<string, Place>;
  partyOf: Map<string, Party>;
  userId: string | null;
};

/** What was said and written with the sample people; days count from today, and nothing of it is sent. */
export async function addSamples(app: App): Promise<{ count: number }> {
  const { default: written } = await import("./samples.json");
  const samples = z.array(Sample).parse(written);
  const known = await around(app, samples);
  const threads = new Map<string, string>();
  const rows = samples
    .filter((it) => it.from || known.placeOf.has(aboutIn(it)))
    .map((it) => rowOf(app, it, known, threads));
  if (rows.length === 0) return { count: 0 };
  await app.write(
    [
      app.db.insert(communications).values(rows),
      audit.entry(app, {
        action: "communication.logged",
        entityType: "communication",
        details: { count: rows.length },
      }),
    ],
    ...newsOf(rows),
  );
  return { count: rows.length };
}

const aboutIn = ({ candidate, client, project }: Sample) => candidate ?? client ?? project ?? "";

async function around(app: App, samples: Sample[]): Promise<Known> {
  const said = samples.flatMap((it) => [aboutIn(it), it.contact ?? ""]);
  const { firstName, lastName, email } = candidates;
  const [people, companies, works, contacts, [owner]] = await Promise.all([
    app.db
      .select({ id: candidates.id, email, firstName, lastName })
      .from(candidates)
      .where(inArray(email, said)),
    app.db
      .select({ id: clients.id, name: clients.name })
      .from(clients)
      .where(inArray(clients.name, said)),
    idsNamed(app, "project", said),
    app.db
      .select(shownOf(clientContacts))
      .from(clientContacts)
      .where(inArray(clientContacts.email, said)),
    app.db.select({ id: users.id }).from(users).orderBy(asc(users.createdAt)).limit(1),
  ]);
  return {
    placeOf: new Map<string, Place>([
      ...people.map((it): [string, Place] => [it.email ?? "", place("candidate", it.id)]),
      ...companies.map((it): [string, Place] => [it.name, place("client", it.id)]),
      ...[...works].map(([name, id]): [string, Place] => [name, place("project", id)]),
    ]),
    partyOf: new Map<string, Party>([
      ...people.map((it): [string, Party] => [
        it.email ?? "",
        { name: `${it.firstName} ${it.lastName}`, address: it.email },
      ]),
      ...contacts.map((it): [string, Party] => [
        it.email ?? "",
        { name: it.name, address: it.email },
      ]),
    ]),
    userId: owner?.id ?? null,
  };
}

const place = (kind: EntityType, recordId: string): Place => ({ kind, recordId });

function rowOf(app: App, sample: Sample, known: Known, threads: Map<string, string>) {
  const id = Bun.randomUUIDv7();
  const threadId = threads.get(sample.thread ?? "") ?? id;
  if (sample.thread) threads.set(sample.thread, threadId);
  const about = known.placeOf.get(aboutIn(sample));
  const party = sample.from ?? known.partyOf.get(sample.contact ?? aboutIn(sample));
  const { type, direction, subject, isAutomatic = false, isPrivate, minutes } = sample;
  return {
    id,
    threadId,
    type,
    direction,
    subject,
    isAutomatic,
    isSample: true,
    kind: about?.kind ?? null,
    recordId: about?.recordId ?? null,
    contactName: party?.name ?? null,
    contactAddress: type === "email" ? (party?.address ?? null) : null,
    content: sample.content.join("\n"),
    occurredAt: momentOf(app, sample),
    durationMinutes: minutes ?? null,
    userId: sample.from ? null : known.userId,
    audience: isPrivate ? ("own" as const) : ("team" as const),
    createdAt: app.now().toISOString(),
  };
}

function momentOf(app: App, { inDays, at }: Sample): string {
  const day = addDays(utcDay(app.now()), inDays);
  return `${day}T${at}:00.000Z`;
}
