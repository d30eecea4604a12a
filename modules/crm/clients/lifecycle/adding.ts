import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { clientsChanged } from "../events";
import { columnsOf, auditEntry, nameKeyOf, historyLine } from "./archiving";
import type { ClientRecord, NewClient } from "../model";
import { insertParts, partsFrom } from "./parts";
import { clients } from "../schema";
import { find } from "../lists/service";

export async function add(app: App, input: NewClient): Promise<ClientRecord> {
  const [id = ""] = await addAll(app, [input]);
  return find(app, id);
}

/** Takes many up at once, all or none; answers their ids in the same order. */
export async function addAll(app: App, inputs: NewClient[]): Promise<string[]> {
  if (inputs.length === 0) return [];
  const { ids, writes, news } = adding(app, inputs);
  await app.write(writes, news);
  return ids;
}

/** What takes many up, for whoever has more to write with it. */
export function adding(app: App, inputs: NewClient[]) {
  const rows = inputs.map((input) => rowFrom(app, input));
  const ids = rows.map(({ id }) => id);
  const parts = inputs.map((input, n) => partsFrom(ids[n] ?? "", input));
  const [entityId = null] = ids.length === 1 ? ids : [];
  const writes: Write[] = [
    app.db.insert(clients).values(rows),
    ...insertParts(app, {
      contacts: parts.flatMap(({ contacts }) => contacts),
      sites: parts.flatMap(({ sites }) => sites),
    }),
    historyLine(app, ids, { event: "added" }),
    audit.entry(app, auditEntry("added", entityId, { count: ids.length })),
  ];
  return { ids, writes, news: clientsChanged(ids) };
}

function rowFrom(app: App, input: NewClient) {
  const { contacts: _, sites: __, status = "prospect", isSample = false, ...given } = input;
  const at = app.now().toISOString();
  return {
    ...columnsOf(given),
    id: Bun.randomUUIDv7(),
    name: input.name,
    nameKey: nameKeyOf(input.name),
    status,
    isSample,
    createdAt: at,
    updatedAt: at,
  };
}
