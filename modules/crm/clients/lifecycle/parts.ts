import { asc, eq, sql } from "drizzle-orm";
import { toIso } from "@/modules/knowledge/countries/rules";
import { tags } from "@/modules/records/tags";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { invalid } from "@/src/errors";
import { prepared } from "@/src/database/prepared";
import type { NewClient } from "../model";
import { clientContacts, clientSites } from "../schema";
import type { ContactRow, SiteRow } from "./shape";

type GivenContact = NonNullable<NewClient["contacts"]>[number];
type GivenSite = NonNullable<NewClient["sites"]>[number];

/** Who works at a client and where it has its datacenters. */
export type Parts = { contacts: ContactRow[]; sites: SiteRow[] };

export async function partsOf(app: App, clientId: string): Promise<Parts> {
  const [contacts, sites] = await Promise.all([
    contactsOf(app.db, { clientId }),
    sitesOf(app.db, { clientId }),
  ]);
  return { contacts, sites };
}

const contactsOf = prepared((db) =>
  db
    .select()
    .from(clientContacts)
    .where(eq(clientContacts.clientId, sql.placeholder("clientId")))
    .orderBy(asc(clientContacts.position)),
);
const sitesOf = prepared((db) =>
  db
    .select()
    .from(clientSites)
    .where(eq(clientSites.clientId, sql.placeholder("clientId")))
    .orderBy(asc(clientSites.position)),
);

/** The rows that lists of contacts and sites become; one with an id stays the row it was. */
export function partsFrom(
  clientId: string,
  { contacts = [], sites = [] }: Pick<NewClient, "contacts" | "sites">,
  before: Parts = { contacts: [], sites: [] },
): Parts {
  return {
    contacts: contacts.map((contact, position) => ({
      ...contactOf(contact),
      id: idFor(contact.id, before.contacts, `contacts.${position}`),
      clientId,
      position,
    })),
    sites: sites.map((site, position) => ({
      ...siteOf(site),
      id: idFor(site.id, before.sites, `sites.${position}`),
      clientId,
      position,
    })),
  };
}

const contactOf = ({ name, title = null, email = null, phone = null }: GivenContact) => ({
  name,
  title,
  email,
  phone,
});

const siteOf = ({ country, ...site }: GivenSite) => ({
  name: site.name,
  street: site.street ?? null,
  city: site.city ?? null,
  country: country ? toIso(country) : null,
  latitude: site.latitude ?? null,
  longitude: site.longitude ?? null,
});

/** Nobody takes over a row of another client by naming its id. */
function idFor(given: string | undefined, before: { id: string }[], path: string): string {
  if (given === undefined) return Bun.randomUUIDv7();
  if (before.some(({ id }) => id === given)) return given;
  throw invalid([{ path: [path, "id"], message: "This isn't part of this client." }]);
}

export const insertParts = (app: App, { contacts, sites }: Parts): Write[] => [
  ...(contacts.length > 0 ? [app.db.insert(clientContacts).values(contacts)] : []),
  ...(sites.length > 0 ? [app.db.insert(clientSites).values(sites)] : []),
];

type Replaced = { clientId: string; before: Parts; after: Parts };

/** Whoever is still there keeps their id, and with it their tags. */
export const replaceParts = (app: App, { clientId, before, after }: Replaced): Write[] => [
  ...tags.cleared(
    app,
    "contact",
    before.contacts.flatMap(({ id }) => (after.contacts.some((it) => it.id === id) ? [] : id)),
  ),
  app.db.delete(clientContacts).where(eq(clientContacts.clientId, clientId)),
  app.db.delete(clientSites).where(eq(clientSites.clientId, clientId)),
  ...insertParts(app, after),
];

/** How the history writes them; an erasure takes the contacts out of it again. */
export const contactsAsText = (contacts: ContactRow[]): string | null =>
  contacts
    .map(({ name, title, email, phone }) => [name, title, email, phone].filter(Boolean).join(" "))
    .join(", ") || null;

export const sitesAsText = (sites: SiteRow[]): string | null =>
  sites
    .map(({ id: _, clientId: __, position: ___, ...site }) =>
      Object.values(site)
        .filter((value) => value !== null)
        .join(" "),
    )
    .join(", ") || null;
