import { clients } from "@/modules/crm/clients";
import { deployments } from "@/modules/staffing/deployments";
import { settings } from "@/modules/platform/settings";
import { toSpecification } from "@/modules/market/sources/rules";
import type { App } from "@/src/app";
import type { Stay } from "./building";
import type { DossierFact, FactName } from "./model";

/** What a notification portal asks to be typed in, as far as it is known here. */
export async function factsOf(app: App, it: Stay): Promise<DossierFact[]> {
  const [client, agency, row] = await Promise.all([
    clients.find(app, it.clientId),
    settings.paperAgency(app),
    deployments.rowOf(app, it.id),
  ]);
  const site = client.sites.find(({ id }) => id === it.siteId);
  const facts: Record<FactName, string | number | null | undefined> = {
    worker: it.candidateName,
    homeCountry: it.candidateCountry && toSpecification(it.candidateCountry),
    position: it.position,
    startDate: it.startDate,
    endDate: it.endDate,
    hoursPerWeek: row.hoursPerWeek,
    client: it.clientName,
    clientNumber: client.kvkNumber,
    clientVat: client.vatNumber,
    site: site?.name,
    street: site?.street,
    city: site?.city ?? it.location,
    country: it.country,
    agency: agency.name,
    agencyAddress: agency.address,
    agencyNumber: agency.kvkNumber,
    agencyEmail: agency.email,
  };
  return namesOf(facts).flatMap((name) => {
    const value = facts[name];
    return value ? [{ name, value: String(value) }] : [];
  });
}

const namesOf = (facts: Record<FactName, unknown>) => Object.keys(facts) as FactName[];
