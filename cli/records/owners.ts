import { Command } from "commander";
import { candidates } from "@/modules/crm/candidates";
import { clients } from "@/modules/crm/clients";
import { users } from "@/modules/platform/accounts";
import { type OwnedKind, ownedKinds, owners } from "@/modules/records/owners";
import { deployments } from "@/modules/staffing/deployments";
import type { App } from "@/src/app";
import { Failure, notFound } from "@/src/errors";
import type { Context } from "../context";
import { print, table } from "../print";

export function ownersCommand(context: Context): Command {
  const command = new Command("owners").description(
    "Who looks after candidates, clients and deployments",
  );
  showCommand(command, context);
  setCommand(command, context);
  return command;
}

function showCommand(command: Command, { open }: Context): void {
  command
    .command("show <records...>")
    .description("Show the owners of records: C-0042, K-0007, D-0031")
    .option("--json", "print JSON")
    .action(async (records: string[], { json }) => {
      const app = open();
      const found = await Promise.all((await placesOf(app, records)).map((it) => shown(app, it)));
      print(found.flat(), json, () =>
        table(
          ["RECORD", "OWNER"],
          found.flat().map(({ said, owner }) => [said, owner]),
        ),
      );
    });
}

function setCommand(command: Command, { open }: Context): void {
  command
    .command("set <records...>")
    .description("Give records to a colleague, or to no one")
    .option("--to <email>", "the colleague's email")
    .option("--nobody", "take them from their owners")
    .option("--json", "print JSON")
    .action(async (records: string[], { to, nobody, json }) => {
      if (Boolean(to) === Boolean(nobody))
        throw new Failure("invalid", "Use --to with an email, or --nobody.");
      const app = open();
      const ownerId = to ? await userOf(app, to) : null;
      const places = await placesOf(app, records);
      const done = await Promise.all(
        places.map(({ kind, ids }) =>
          owners.assignOwner(app, { kind, ids: [...ids.keys()], ownerId }),
        ),
      );
      const count = done.flatMap(({ moved }) => moved).length;
      print(done, json, () => `${count} changed hands.`);
    });
}

type Place = { kind: OwnedKind; ids: Map<string, string> };

const idOf: Record<OwnedKind, (app: App, said: string) => Promise<string>> = {
  candidate: candidates.idOf,
  client: clients.idOf,
  deployment: deployments.idOf,
};
const prefixes = { candidate: /^c-?\d/i, client: /^k-?\d/i, deployment: /^d-?\d/i };

/** The records of each kind among those that somebody names, with how they were called. */
async function placesOf(app: App, records: string[]): Promise<Place[]> {
  const stray = records.find((said) => !ownedKinds.some((kind) => prefixes[kind].test(said)));
  if (stray) throw new Failure("invalid", "Name records by number: C-0042, K-0007 or D-0031.");
  const places = ownedKinds.map(async (kind) => {
    const meant = records.filter((said) => prefixes[kind].test(said));
    const pairs = meant.map(async (said) => [await idOf[kind](app, said), said] as const);
    return { kind, ids: new Map(await Promise.all(pairs)) };
  });
  return (await Promise.all(places)).filter(({ ids }) => ids.size > 0);
}

async function shown(app: App, { kind, ids }: Place) {
  const names = await owners.namesOf(app, kind, [...ids.keys()]);
  return [...ids].map(([id, said]) => ({ kind, id, said, owner: names.get(id) ?? null }));
}

async function userOf(app: App, email: string): Promise<string> {
  const all = await users.active(app);
  return all.find((it) => it.email === email.trim().toLowerCase())?.id ?? notFound("user");
}
