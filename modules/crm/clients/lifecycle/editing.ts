import { audit } from "@/modules/platform/audit";
import { changesOf, refuseTransition } from "@/modules/records/core";
import type { App } from "@/src/app";
import { invalid } from "@/src/errors";
import { clientsChanged } from "../events";
import {
  updateIfVersion,
  columnsOf,
  auditEntry,
  fresh,
  historyLine,
  historyFields,
} from "./archiving";
import type { ClientChanges, ClientRecord } from "../model";
import { contactsAsText, partsFrom, partsOf, replaceParts, sitesAsText } from "./parts";
import type { StatusChange, TierChange } from "../lists/questions";
import { nextStatuses } from "../rules";
import { find } from "../lists/service";
import { shownContact, shownSite, tierByRule } from "./shape";

/** Changes what was sent, if the record is still the one it was changed from; the history keeps what it was. */
export async function edit(
  app: App,
  id: string,
  { version, contacts, sites, ...given }: ClientChanges,
): Promise<ClientRecord> {
  const before = await fresh(app, id, version);
  const columns = columnsOf(given);
  const changes = changesOf(historyFields, before, { ...before, ...columns });
  const had = await partsOf(app, id);
  const has = partsFrom(
    id,
    {
      contacts: contacts ?? had.contacts.map(shownContact),
      sites: sites ?? had.sites.map(shownSite),
    },
    had,
  );
  const [hadContacts, hasContacts] = [had.contacts, has.contacts].map(contactsAsText);
  const [hadSites, hasSites] = [had.sites, has.sites].map(sitesAsText);
  if (hadContacts !== hasContacts) changes["contacts"] = [hadContacts ?? null, hasContacts ?? null];
  if (hadSites !== hasSites) changes["sites"] = [hadSites ?? null, hasSites ?? null];
  const fields = Object.keys(changes);
  if (fields.length === 0) return find(app, id);

  await app.write(
    [
      updateIfVersion(app, before, columns),
      ...(changes["contacts"] || changes["sites"]
        ? replaceParts(app, { clientId: id, before: had, after: has })
        : []),
      historyLine(app, [id], { event: "edited", changes }),
      audit.entry(app, auditEntry("edited", id, { fields })),
    ],
    clientsChanged([id]),
  );
  return find(app, id);
}

export async function setStatus(
  app: App,
  id: string,
  { version, status, reason = null }: StatusChange,
): Promise<ClientRecord> {
  const before = await fresh(app, id, version);
  refuseTransition("a client", nextStatuses, { from: before.status, to: status });
  await app.write(
    [
      updateIfVersion(app, before, { status }),
      historyLine(app, [id], {
        event: "status",
        reason,
        changes: { status: [before.status, status] },
      }),
      audit.entry(app, auditEntry("moved", id, { from: before.status, to: status })),
    ],
    clientsChanged([id]),
  );
  return find(app, id);
}

/** A person's own tier needs a reason; null gives the client back to the rule. */
export async function setTier(
  app: App,
  id: string,
  { version, tier, reason = null }: TierChange,
): Promise<ClientRecord> {
  const before = await fresh(app, id, version);
  if (tier && !reason)
    throw invalid([{ path: ["reason"], message: "Give a reason to override the tier." }]);
  if (!tier && !before.tierOverride) return find(app, id);
  const [was, is] = [before.tierOverride ?? tierByRule(before), tier ?? tierByRule(before)];
  await app.write(
    [
      updateIfVersion(app, before, { tierOverride: tier, tierReason: tier && reason }),
      historyLine(app, [id], { event: "tier", reason, changes: { tier: [was, is] } }),
      audit.entry(app, auditEntry("tiered", id, { from: was, to: is, byRule: tier === null })),
    ],
    clientsChanged([id]),
  );
  return find(app, id);
}
