import { Command } from "commander";
import { clients } from "@/modules/crm/clients";
import { deployments } from "@/modules/staffing/deployments";
import { projects } from "@/modules/staffing/projects";
import {
  type CardLevel,
  NewRateCard,
  rateCards,
  type RateCards,
} from "@/modules/staffing/rates/cards";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import type { Context } from "../context";
import { print, table } from "../print";
import { readText } from "../arguments";

const ids = { client: clients.idOf, project: projects.idOf, deployment: deployments.idOf };

/** `coldaisle rates list deployment D-0031`. */
export function ratesCommand({ open }: Context): Command {
  const command = new Command("rates").description("List and add rate cards");
  command
    .command("list <kind> <number>")
    .description("List the rate cards of a client, project or deployment, by number or id")
    .option("--json", "print JSON")
    .action(async (kind: string, number: string, { json }) => {
      const app = open();
      const cards = await rateCards.list(app, await ownerOf(app, kind, number));
      print(cards, json, () => told(cards));
    });
  command
    .command("add <kind> <number> <file>")
    .description("Add the rate card that a JSON file holds")
    .option("--json", "print JSON")
    .action(async (kind: string, number: string, path: string, { json }) => {
      const app = open();
      const owner = await ownerOf(app, kind, number);
      const cards = await rateCards.add(app, owner, NewRateCard.parse(await jsonIn(path)));
      print(cards, json, () => told(cards));
    });
  return command;
}

async function ownerOf(app: App, said: string, number: string) {
  const kind = (Object.keys(ids) as CardLevel[]).find((it) => it === said);
  if (!kind) throw new Failure("invalid", "Enter client, project or deployment.");
  return { kind, id: await ids[kind](app, number) };
}

async function jsonIn(path: string): Promise<unknown> {
  const text = await readText(path);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Failure("invalid", "The file is not valid JSON.", { cause });
  }
}

const told = ({ own, inherited }: RateCards) =>
  table(
    ["FROM", "TO", "LEVEL", "HOURS", "BILL", "PAY"],
    [...own, ...inherited].flatMap(({ validFrom, validTo, level, currency, rates }) =>
      rates.map(({ hourType, billCents, payCents }) => [
        validFrom,
        validTo ?? "open",
        level,
        hourType,
        `${currency} ${(billCents / 100).toFixed(2)}`,
        `${currency} ${(payCents / 100).toFixed(2)}`,
      ]),
    ),
  );
