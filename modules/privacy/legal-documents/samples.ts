import { asc } from "drizzle-orm";
import { daysAfter } from "@/modules/crm/candidates/rules";
import { NewProcessor, processing } from "@/modules/privacy/processing-register";
import { settings } from "@/modules/platform/settings";
import { users } from "@/modules/platform/accounts/schema";
import { acting, type App } from "@/src/app";
import { addCertificate, dayOf } from "./certificates";
import { NewAgencyCertificate } from "./model";
import { publish } from "./publishing";
import { locales } from "./rules";

/** What an agency in the middle of putting its papers in order would have; all of it is invented. */
export async function addSamples(app: App): Promise<{ count: number }> {
  const { default: samples } = await import("./samples.json");
  const [owner] = await app.db.select({ id: users.id }).from(users).orderBy(asc(users.createdAt));
  if (!owner) return { count: 0 };
  const as = acting(app, { id: owner.id, name: "" });
  await settings.save(as, "agency", { value: samples.agency });
  await settings.save(as, "legal", { value: samples.legal });
  for (const it of samples.processors) await processing.add(as, NewProcessor.parse(it));
  for (const it of samples.certificates)
    await addCertificate(as, NewAgencyCertificate.parse(dated(it, dayOf(app))));
  for (const language of locales)
    for (const type of ["privacy", "cookies", "terms"] as const)
      await publish(as, { type, language }, { version: 0, note: null });
  return { count: samples.certificates.length };
}

type Sample = { fromDays?: number; untilDays?: number; askedDays?: number };

const dated = ({ fromDays, untilDays, askedDays, ...it }: Sample, today: string) => {
  const day = (days: number | undefined) => (days === undefined ? null : daysAfter(today, days));
  return { ...it, validFrom: day(fromDays), validUntil: day(untilDays), askedOn: day(askedDays) };
};
