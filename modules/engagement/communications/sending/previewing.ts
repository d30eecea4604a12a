import { candidates } from "@/modules/crm/candidates";
import { clients } from "@/modules/crm/clients";
import { users } from "@/modules/platform/accounts";
import { mail } from "@/modules/platform/mail";
import { settings } from "@/modules/platform/settings";
import { deploymentFacts, projectFacts } from "@/modules/records/core";
import type { App } from "@/src/app";
import type { MessagePreview, PreviewQuery } from "../model";
import {
  type EntityType,
  filled,
  type MergeField,
  type TemplateLanguage,
  type Values,
} from "../rules";

type Known = Partial<Record<MergeField, string | null>>;
type Asked = Pick<PreviewQuery, "entityType" | "entityId" | "language" | "contactName" | "to">;

/** What the gaps of a message stand for; one that nobody knows is left out, and named by whoever fills. */
async function valuesOf(app: App, asked: Asked): Promise<Values> {
  const { entityType, entityId, language, contactName, to } = asked;
  const [agency, own, record] = await Promise.all([
    settings.agencyByDisplayName(app),
    ofUser(app),
    ofRecord[entityType](app, entityId, language),
  ]);
  return known({
    "agency.name": agency.name,
    "agency.email": agency.email,
    ...own,
    ...record,
    ...ofPerson(contactName ?? record["candidate.name"] ?? record["client.contact"] ?? null, to),
  });
}

const ofPerson = (name: string | null, address: string | undefined): Known => ({
  "person.name": name,
  "person.firstName": name && firstOf(name),
  "person.email": address ?? null,
});

const firstOf = (name: string) => name.split(/\s+/)[0] ?? name;

async function ofUser(app: App): Promise<Known> {
  if (app.actor.id === null) return {};
  const { firstName, lastName, email, phone } = await users.find(app, app.actor.id);
  return {
    "user.name": `${firstName} ${lastName}`,
    "user.firstName": firstName,
    "user.email": email,
    "user.phone": phone,
  };
}

type OfRecord = (app: App, id: string, language: TemplateLanguage) => Promise<Known>;

const ofRecord: Record<EntityType, OfRecord> = {
  candidate: async (app, id) => {
    const { firstName, lastName, headline, location } = await candidates.find(app, id);
    return {
      "candidate.name": `${firstName} ${lastName}`,
      "candidate.firstName": firstName,
      "candidate.role": headline,
      "candidate.location": location,
    };
  },
  client: async (app, id) => {
    const { name, contactPerson } = await clients.find(app, id);
    return { "client.name": name, "client.contact": contactPerson };
  },
  project: async (app, id, language) => {
    const { name, location, startDate, clientId } = await projectFacts(app, id);
    return {
      ...(clientId && (await ofRecord.client(app, clientId, language))),
      "project.name": name,
      "project.location": location,
      "project.start": startDate && dayText(startDate, language),
    };
  },
  deployment: async (app, id, language) => {
    const it = await deploymentFacts(app, id);
    return {
      ...(it.candidateId && (await ofRecord.candidate(app, it.candidateId, language))),
      ...(await ofRecord.client(app, it.clientId, language)),
      ...(it.projectId && (await ofRecord.project(app, it.projectId, language))),
      "deployment.position": it.position,
      "deployment.location": it.location,
      "deployment.start": dayText(it.startDate, language),
      "deployment.end": it.endDate && dayText(it.endDate, language),
    };
  },
};

const dayText = (date: string, language: TemplateLanguage): string =>
  new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(date));

/** A name never begins another line of a message. */
const plain = (value: string) => value.replaceAll(/\s*[\p{Cc}\u2028\u2029]+\s*/gu, " ").trim();

const known = (values: Known): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => (value ? [[field, plain(value)]] : [])),
  );

/** How a message would read, and which of its gaps nothing fills. */
export async function preview(app: App, query: PreviewQuery): Promise<MessagePreview> {
  const [values, signature] = await Promise.all([valuesOf(app, query), signatureOf(app)]);
  const subject = filled(query.subject, values);
  const content = filled(query.content, values);
  return {
    subject: subject.text,
    content: content.text,
    missing: [...new Set([...subject.missing, ...content.missing])],
    signature,
  };
}

/** What stands under the messages of whoever is at the desk. */
export const signatureOf = async (app: App): Promise<string> =>
  app.actor.id === null ? "" : mail.signatureOf(app, app.actor.id);
