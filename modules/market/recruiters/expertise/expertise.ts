import { and, eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { toIso } from "@/modules/knowledge/countries/rules";
import { isAtLeast, users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { Failure } from "@/src/errors";
import type { ExpertiseForm, OwnExpertise } from "../model";
import { expertise } from "../schema";
import { toRecruiter } from "../service";
import { certificateNames, idsOf, nameOf } from "./certificates";

const nothing: OwnExpertise = {
  title: "",
  expertise: { systems: [], roles: [], countries: [], certifications: [] },
  specialties: [],
  version: 0,
};

export const ownExpertise = (app: App): Promise<ExpertiseForm> => find(app, app.actor.id ?? "");

export const editOwn = (app: App, input: OwnExpertise): Promise<ExpertiseForm> =>
  edit(app, app.actor.id ?? "", input);

async function find(app: App, userId: string): Promise<ExpertiseForm> {
  const [row] = await app.db.select().from(expertise).where(eq(expertise.userId, userId));
  const { title } = await users.find(app, userId);
  const filled = row
    ? { ...toRecruiter({ ...row, title }, await nameOf()), version: row.version }
    : { ...nothing, title: title ?? "" };
  return { ...filled, choices: await certificateNames() };
}

/** Replaces what a recruiter says they know: their own, or anybody's by an administrator. */
export async function edit(app: App, userId: string, input: OwnExpertise): Promise<ExpertiseForm> {
  await refuseStrangers(app, userId);
  const { version, title, specialties } = input;
  const row = {
    ...input.expertise,
    specialties,
    countries: input.expertise.countries.map(toIso),
    certifications: [...new Set(await idsOf(input.expertise.certifications))],
    version: version + 1,
    updatedAt: app.now().toISOString(),
  };
  const isUnchanged = and(eq(expertise.userId, userId), eq(expertise.version, version));
  await app.write([
    version === 0
      ? app.db.insert(expertise).values({ ...row, userId })
      : must(app.db.update(expertise).set(row).where(isUnchanged)),
    users.titled(app, userId, title || null),
    audit.entry(app, { action: "recruiter.expertise", entityType: "user", entityId: userId }),
  ]);
  return find(app, userId);
}

async function refuseStrangers(app: App, userId: string): Promise<void> {
  const { role: wanted } = await users.find(app, userId);
  if (!isAtLeast(wanted, "recruiter")) {
    throw new Failure("conflict", "Only recruiters and administrators can be matched to jobs.");
  }
  // Without a person it is the terminal, whose user has the whole database anyway.
  if (app.actor.id === null || app.actor.id === userId) return;
  const { role } = await users.find(app, app.actor.id);
  if (role === "admin") return;
  throw new Failure("forbidden", "Your role does not allow this. Ask an administrator.");
}
