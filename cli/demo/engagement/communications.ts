import { z } from "zod";
import { CandidateQuery, candidates } from "@/modules/crm/candidates";
import {
  communications,
  directions,
  type EntityType,
  types,
} from "@/modules/engagement/communications";
import { users } from "@/modules/platform/accounts";
import { ProjectQuery, projects } from "@/modules/staffing/projects";
import type { App } from "@/src/app";
import { addDays, utcDay } from "@/src/calendar";
import { clientsWithSites } from "../records/clients";

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
export async function sampleCommunications(app: App): Promise<{ count: number }> {
  const { default: written } = await import("./communications.json");
  const known = await around(app);
  const past = z
    .array(Sample)
    .parse(written)
    .filter((it) => it.from || known.placeOf.has(aboutIn(it)))
    .map((it) => invented(app, it, known));
  await communications.addPast(app, past);
  return { count: past.length };
}

const aboutIn = ({ candidate, client, project }: Sample) => candidate ?? client ?? project ?? "";

async function around(app: App): Promise<Known> {
  const { candidates: people } = await candidates.list(app, CandidateQuery.parse({ limit: 200 }));
  const companies = await clientsWithSites(app);
  const works = await projects.list(app, ProjectQuery.parse({ limit: 200 }));
  const [owner] = await users.list(app);
  return {
    placeOf: new Map([
      ...people.map(({ id, email }) => place("candidate", id, email)),
      ...companies.map(({ id, name }) => place("client", id, name)),
      ...works.projects.map(({ id, name }) => place("project", id, name)),
    ]),
    partyOf: new Map([
      ...people.map((it) => party(`${it.firstName} ${it.lastName}`, it.email)),
      ...companies.flatMap(({ contacts }) => contacts.map((it) => party(it.name, it.email))),
    ]),
    userId: owner?.id ?? null,
  };
}

const place = (kind: EntityType, recordId: string, said: string | null): [string, Place] => [
  said ?? "",
  { kind, recordId },
];

const party = (name: string, address: string | null): [string, Party] => [
  address ?? "",
  { name, address },
];

function invented(app: App, sample: Sample, known: Known) {
  const about = known.placeOf.get(aboutIn(sample));
  const partner = sample.from ?? known.partyOf.get(sample.contact ?? aboutIn(sample));
  const { type, direction, subject, isAutomatic = false, isPrivate, minutes } = sample;
  return {
    thread: sample.thread ?? null,
    type,
    direction,
    subject,
    isAutomatic,
    isSample: true,
    kind: about?.kind ?? null,
    recordId: about?.recordId ?? null,
    contactName: partner?.name ?? null,
    contactAddress: type === "email" ? (partner?.address ?? null) : null,
    content: sample.content.join("\n"),
    occurredAt: `${addDays(utcDay(app.now()), sample.inDays)}T${sample.at}:00.000Z`,
    durationMinutes: minutes ?? null,
    userId: sample.from ? null : known.userId,
    audience: isPrivate ? ("own" as const) : ("team" as const),
  };
}
