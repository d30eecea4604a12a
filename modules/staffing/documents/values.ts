import { type CandidateRecord, candidates } from "@/modules/crm/candidates";
import { type ClientRecord, clients } from "@/modules/crm/clients";
import { type DeploymentRecord, deployments, payUnitOf } from "@/modules/staffing/deployments";
import { type ProjectRecord, projects } from "@/modules/staffing/projects";
import { settings } from "@/modules/platform/settings";
import { toIso } from "@/modules/knowledge/countries/rules";
import type { App } from "@/src/app";
import type { Language, SourceKind, Values } from "./rules";

const dialects: Record<Language, string> = { en: "en-GB", nl: "nl-NL", de: "de-DE" };

/** A day as a contract writes it, in words, because 03-04 is another day elsewhere. */
const dateText = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(dialects[language], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(iso),
  );

const numberText = (value: number, language: Language): string =>
  new Intl.NumberFormat(dialects[language], { maximumFractionDigits: 2 }).format(value);

const percentText = (value: number, language: Language): string =>
  new Intl.NumberFormat(dialects[language], { style: "percent", maximumFractionDigits: 2 }).format(
    value / 100,
  );

const euroText = (amount: string | null, language: Language): string | null =>
  amount === null
    ? null
    : new Intl.NumberFormat(dialects[language], { style: "currency", currency: "EUR" }).format(
        Number(amount),
      );

const units = {
  en: { hour: "per hour", day: "per day", year: "per year" },
  nl: { hour: "per uur", day: "per dag", year: "per jaar" },
  de: { hour: "pro Stunde", day: "pro Tag", year: "pro Jahr" },
} as const;

function perText(
  amount: string | null,
  unit: keyof (typeof units)["en"],
  language: Language,
): string | null {
  const euros = euroText(amount, language);
  return euros && `${euros} ${units[language][unit]}`;
}

const aWeek: Record<Language, string> = {
  en: "hours a week",
  nl: "uur per week",
  de: "Stunden pro Woche",
};

const weekText = (hours: number | null, language: Language): string | null =>
  hours === null ? null : `${numberText(hours, language)} ${aWeek[language]}`;

const placeName = (country: string | null, language: Language): string | null =>
  country &&
  (new Intl.DisplayNames(dialects[language], { type: "region" }).of(toIso(country)) ?? country);

/** What a record knows, as words of the document's language; a gap it cannot fill is left out. */
export async function valuesOf(
  app: App,
  { kind, recordId: id }: { kind: SourceKind; recordId: string },
  language: Language,
): Promise<Values> {
  const agency = await settings.agencyByLegalName(app);
  const own = {
    "agency.name": agency.name,
    "agency.address": agency.address,
    "agency.vatNumber": agency.vatNumber,
    "agency.kvkNumber": agency.kvkNumber,
    "agency.email": agency.email,
    "document.date": dateText(app.now().toISOString(), language),
  };
  const record =
    kind === "project"
      ? await projectValues(app, id, language)
      : await deploymentValues(app, id, language);
  return known({ ...own, ...record });
}

async function projectValues(app: App, id: string, language: Language) {
  const project = await projects.find(app, id);
  const client = project.clientId ? await clients.find(app, project.clientId) : null;
  return { ...ofProject(project, language), ...(client && ofClient(client, language)) };
}

async function deploymentValues(app: App, id: string, language: Language) {
  const deployment = await deployments.find(app, id);
  const [client, candidate, project] = await Promise.all([
    clients.find(app, deployment.clientId),
    deployment.candidateId ? candidates.find(app, deployment.candidateId) : null,
    deployment.projectId ? projects.find(app, deployment.projectId) : null,
  ]);
  return {
    ...ofClient(client, language),
    ...(candidate && ofCandidate(candidate)),
    ...(project && ofProject(project, language)),
    ...ofDeployment(deployment, language),
  };
}

const ofCandidate = ({ firstName, lastName, email, phone, location }: CandidateRecord) => ({
  "candidate.name": `${firstName} ${lastName}`,
  "candidate.firstName": firstName,
  "candidate.email": email,
  "candidate.phone": phone,
  "candidate.location": location,
});

const ofClient = (client: ClientRecord, language: Language) => ({
  "client.name": client.name,
  "client.contact": client.contactPerson,
  "client.email": client.contactEmail,
  "client.vatNumber": client.vatNumber,
  "client.kvkNumber": client.kvkNumber,
  "client.paymentDays": client.paymentDays === null ? null : String(client.paymentDays),
  "client.fee": client.feePercent === null ? null : percentText(client.feePercent, language),
});

const ofProject = (project: ProjectRecord, language: Language) => ({
  "project.name": project.name,
  "project.number": project.number,
  "project.seats": String(project.positionsRequired),
  "project.budget": euroText(project.budget, language),
});

const ofDeployment = (deployment: DeploymentRecord, language: Language) => ({
  "deployment.number": deployment.number,
  "deployment.position": deployment.position,
  "deployment.location": deployment.location,
  "deployment.country": placeName(deployment.country, language),
  "deployment.start": dateText(deployment.startDate, language),
  "deployment.end": deployment.endDate ? dateText(deployment.endDate, language) : openEnd[language],
  "deployment.pay": perText(deployment.salary, payUnitOf(deployment.contractType), language),
  "deployment.bill": perText(deployment.billRate, "hour", language),
  "deployment.hours": weekText(deployment.hoursPerWeek, language),
  "deployment.perDiem": perText(deployment.perDiem, "day", language),
  "deployment.fee":
    deployment.feePercent === null ? null : percentText(deployment.feePercent, language),
});

const openEnd: Record<Language, string> = {
  en: "until further notice",
  nl: "tot nader order",
  de: "bis auf Weiteres",
};

/** What is not known stays a gap that is named, never an empty word. */
const known = (values: Record<string, string | null>): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => (value ? [[field, plain(value)]] : [])),
  );

/** What somebody is called never draws a table or another line. */
const plain = (value: string) =>
  value
    .replaceAll(/\s*[\r\n]+\s*/g, " ")
    .replaceAll("|", "/")
    .replaceAll("**", "");
