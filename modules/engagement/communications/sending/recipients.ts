import { candidates } from "@/modules/crm/candidates";
import { clients } from "@/modules/crm/clients";
import { mail } from "@/modules/platform/mail";
import { deploymentFacts, projectFacts } from "@/modules/records/core";
import type { App } from "@/src/app";
import type { Recipient } from "../model";
import type { EntityQuery } from "../questions";
import type { EntityType } from "../rules";

type Person = Omit<Recipient, "warning">;

const people: Record<EntityType, (app: App, id: string) => Promise<Person[]>> = {
  candidate: async (app, id) => {
    const { firstName, lastName, email, phone } = await candidates.find(app, id);
    return [{ name: `${firstName} ${lastName}`, address: email, phone, role: "candidate" }];
  },
  client: async (app, id) => {
    const { contacts } = await clients.find(app, id);
    return contacts.map(({ name, email, phone }) => ({
      name,
      address: email,
      phone,
      role: "contact" as const,
    }));
  },
  project: async (app, id) => {
    const { clientId } = await projectFacts(app, id);
    return clientId ? people.client(app, clientId) : [];
  },
  deployment: async (app, id) => {
    const { candidateId, clientId } = await deploymentFacts(app, id);
    return [
      ...(candidateId ? await people.candidate(app, candidateId) : []),
      ...(await people.client(app, clientId)),
    ];
  },
};

/** Whom one can write to or call about a record, the likeliest first. */
export async function recipientsOf(
  app: App,
  { entityType, entityId }: EntityQuery,
): Promise<Recipient[]> {
  const found = await people[entityType](app, entityId);
  const addresses = found.flatMap(({ address }) => address ?? []);
  const suppressed = await mail.isSuppressed(app, addresses);
  return found.map((person) => ({
    ...person,
    warning: suppressed.get(person.address ?? "")?.[0] ?? null,
  }));
}
